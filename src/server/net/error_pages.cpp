#include "server/net/error_pages.hpp"

namespace doorgeef::server::net {

namespace {

struct Words {
    std::string_view dutch;
    std::string_view english;
};

Words words_for(int status) {
    switch (status) {
    case 308: return {"Hier wordt alleen https gesproken.", "Only https is spoken here."};
    case 403: return {"Dit mag niet vanaf deze pagina.", "This page may not do that."};
    case 404: return {"Deze pagina bestaat niet.", "There is no such page."};
    case 405: return {"Zo kan dit niet worden gevraagd.", "This cannot be asked for in that way."};
    case 408:
        return {"Het duurde te lang voordat de vraag compleet was.", "The request took too long to arrive."};
    case 413:
    case 431: return {"De vraag is te groot.", "The request is too large."};
    case 421: return {"Onder deze naam is de server niet bekend.", "The server is not known by that name."};
    case 426: return {"Hier wordt alleen WebSocket gesproken.", "Only WebSocket is spoken here."};
    case 503: return {"De server heeft het te druk.", "The server is too busy."};
    default: return {"De vraag is niet te begrijpen.", "The request cannot be understood."};
    }
}

Response page_with(int status, const Words& words) {
    std::string html =
        "<!doctype html>\n<html lang=\"nl\">\n<meta charset=\"utf-8\">\n<title>Doorgeef</title>\n<p>";
    html.append(words.dutch).append("</p>\n<p lang=\"en\">").append(words.english);
    html.append("</p>\n<p><a href=\"/\">Doorgeef</a></p>\n</html>\n");
    return text_response(status, std::move(html), "text/html; charset=utf-8");
}

}  // namespace

Response error_page(int status) {
    return page_with(status, words_for(status));
}

Response no_client_page() {
    return page_with(503, {"De webclient is niet gebouwd. “make build” bouwt hem mee; “serve --web MAP” "
                           "toont er een uit een map.",
                           "The web client has not been built. “make build” builds it too; “serve --web DIR” "
                           "shows one from a folder."});
}

Response error_json(int status, std::string_view code) {
    return text_response(status, std::string{R"({"code":")"}.append(code).append("\"}"), "application/json");
}

}  // namespace doorgeef::server::net
