# Run by the build: writes OUTPUT, which defines builtin_page() with the text files NAMES (with commas) of FOLDER.
set(code "// Made from ${FOLDER} by embed.cmake.\n#include \"doorgeef/serve/builtin_page.hpp\"\n\nnamespace doorgeef::app {\n\n")
string(APPEND code "server::net::StaticFiles builtin_page() {\n    server::net::StaticFiles files;\n")
string(REPLACE "," ";" NAMES "${NAMES}")
foreach(name IN LISTS NAMES)
    file(READ "${FOLDER}/${name}" content)
    string(APPEND code "    files.add(\"/${name}\", R\"page(${content})page\");\n")
endforeach()
file(WRITE "${OUTPUT}" "${code}    return files;\n}\n\n}  // namespace doorgeef::app\n")
