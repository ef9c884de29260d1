# Instruments everything that is built after this point, because mixing instrumented and plain code hides errors.

if(DOORGEEF_FUZZ)
    if(NOT CMAKE_CXX_COMPILER_ID MATCHES Clang)
        message(FATAL_ERROR "DOORGEEF_FUZZ needs clang (libFuzzer); use: cmake --preset asan")
    endif()
    # The coverage counters go into all code; libFuzzer's main only into the fuzz targets (fuzz/CMakeLists.txt).
    add_compile_options(-fsanitize=fuzzer-no-link)
    add_link_options(-fsanitize=fuzzer-no-link)
endif()

if(DOORGEEF_SANITIZE)
    add_compile_options(-fsanitize=${DOORGEEF_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${DOORGEEF_SANITIZE})
endif()
