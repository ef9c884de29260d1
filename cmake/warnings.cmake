# doorgeef::warnings: link it PRIVATE to every target of ours. Warnings are errors; who only wants to compile this
# with a newer compiler can say `cmake --compile-no-warning-as-error`.

add_library(doorgeef_warnings INTERFACE)
add_library(doorgeef::warnings ALIAS doorgeef_warnings)

target_compile_options(doorgeef_warnings INTERFACE
    -Wall -Wextra -Wpedantic
    -Wshadow -Wconversion -Wsign-conversion -Wdouble-promotion
    -Wold-style-cast -Wcast-align -Wcast-qual
    -Wnon-virtual-dtor -Woverloaded-virtual
    -Wextra-semi -Wimplicit-fallthrough -Wformat=2 -Wunused)

set(CMAKE_COMPILE_WARNING_AS_ERROR ON)
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    target_compile_options(doorgeef_warnings INTERFACE
        -Wuseless-cast -Wduplicated-cond -Wduplicated-branches -Wlogical-op
        # False in GCC 12, for std::string (GCC bug 105651) and std::optional (GCC bug 80635).
        -Wno-restrict -Wno-maybe-uninitialized)
    if(DOORGEEF_SANITIZE)
        # GCC's flow warnings misread instrumented code; the release build is the judge of them.
        set(CMAKE_COMPILE_WARNING_AS_ERROR OFF)
    endif()
endif()
