# Run by the build: writes OUTPUT, which defines embedded_files() with every file below FOLDER. The assembler copies the
# bytes; the checksums are there so that a compiler cache notices when they change.
file(GLOB_RECURSE names RELATIVE ${FOLDER} ${FOLDER}/*)
set(bytes "")
set(symbols "")
set(table "")
set(number 0)
foreach(name IN LISTS names)
    file(SHA256 "${FOLDER}/${name}" checksum)
    set(symbol doorgeef_file_${number})
    string(APPEND bytes
        "// ${checksum}\n"
        "asm(\".section .rodata\\n${symbol}:\\n.incbin \\\"${FOLDER}/${name}\\\"\\n${symbol}_end:\\n.previous\");\n")
    string(APPEND symbols "extern const char ${symbol}[];\nextern const char ${symbol}_end[];\n")
    string(APPEND table "    {\"/${name}\", ${symbol}, ${symbol}_end},\n")
    math(EXPR number "${number} + 1")
endforeach()
file(WRITE "${OUTPUT}"
    "// Made from ${FOLDER} by embed.cmake.\n#include \"doorgeef/serve/embedded_files.hpp\"\n\n${bytes}\n"
    "extern \"C\" {\n#pragma GCC visibility push(hidden)\n${symbols}#pragma GCC visibility pop\n}\n\n"
    "namespace doorgeef::app {\n\nstd::vector<EmbeddedFile> embedded_files() {\n    return {\n${table}    };\n}\n\n"
    "}  // namespace doorgeef::app\n")
