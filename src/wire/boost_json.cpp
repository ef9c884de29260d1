// Boost.JSON, compiled once and for all.
#include <boost/json/src.hpp>
