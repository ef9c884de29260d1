# doorgeef_library(<name> SOURCES <file>... [DEPENDS <target>...])
#
# One box of the house plan: the static library doorgeef_<name>, used as doorgeef::<name>. Its headers are included as
# "<name>/file.hpp". DEPENDS takes full target names (doorgeef::rules) and passes them on to the users.
function(doorgeef_library name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;DEPENDS")
    if(arg_UNPARSED_ARGUMENTS)
        message(FATAL_ERROR "doorgeef_library(${name}): unknown argument ${arg_UNPARSED_ARGUMENTS}")
    endif()
    add_library(doorgeef_${name} STATIC ${arg_SOURCES})
    add_library(doorgeef::${name} ALIAS doorgeef_${name})
    target_include_directories(doorgeef_${name} PUBLIC ${PROJECT_SOURCE_DIR}/src)
    target_link_libraries(doorgeef_${name} PUBLIC ${arg_DEPENDS} PRIVATE doorgeef::warnings)
endfunction()
