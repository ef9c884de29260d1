// Asio is compiled here once, not in every file that uses it.
#include <boost/asio/impl/src.hpp>
