// Ends the program with a plain sentence where it would otherwise die of an unknown instruction.
//
// It runs before any other code of ours, initialisers of globals included, and is itself compiled for every
// x86-64. That is also why it speaks both languages at once: nothing that could choose one may be called yet.

#if defined(__GNUC__) && defined(__x86_64__) && (defined(__AVX2__) || defined(__BMI2__))

#include <unistd.h>

namespace {

[[gnu::constructor(101), gnu::target("arch=x86-64")]] void require_processor() {
    __builtin_cpu_init();
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2")) return;
    constexpr char message[] =
        "doorgeef: deze processor kent AVX2 en BMI2 niet; bouw met de preset 'portable' / "
        "this processor lacks AVX2 and BMI2; build with the preset 'portable'\n";
    [[maybe_unused]] const auto written = write(STDERR_FILENO, message, sizeof message - 1);
    _exit(1);
}

}  // namespace

#endif
