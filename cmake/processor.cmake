# Which x86-64 the code is built for. `auto` takes x86-64-v3 (BMI2 and AVX2: most processors since 2013) where the
# building machine has it, and plain x86-64 otherwise; for a program that must run elsewhere, say x86-64 (the preset
# `portable`). The program checks at its start that it fits the processor.
set(DOORGEEF_CPU "" CACHE STRING "auto, or a value for -march; empty for the compiler's default")

set(march ${DOORGEEF_CPU})
if(march STREQUAL auto)
    set(march "")
    if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
        include(CheckCXXSourceRuns)
        check_cxx_source_runs(
            "int main() { return __builtin_cpu_supports(\"bmi2\") && __builtin_cpu_supports(\"avx2\") ? 0 : 1; }"
            DOORGEEF_CPU_IS_V3)
        if(DOORGEEF_CPU_IS_V3)
            set(march x86-64-v3)
        endif()
    endif()
endif()

if(march)
    add_compile_options(-march=${march})
endif()
