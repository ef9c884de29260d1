#include "doorgeef/program.hpp"

int main(int argc, char** argv) {
    return static_cast<int>(doorgeef::app::run_program({argv + (argc > 0 ? 1 : 0), argv + argc}));
}
