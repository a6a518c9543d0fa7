#include "PeerLibrary.h"

#include <dlfcn.h>

static void *(*make)(const char *, size_t);
static ptrdiff_t (*match)(const void *, const char *, size_t);
static void (*let_go)(void *);

bool peer_library_open(const char *path) {
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!library) return false;
    *(void **)&make = dlsym(library, "peer_make");
    *(void **)&match = dlsym(library, "peer_match");
    *(void **)&let_go = dlsym(library, "peer_free");
    return make && match && let_go;
}

void *peer_library_make(const char *patterns, size_t count) { return make(patterns, count); }

ptrdiff_t peer_library_match(const void *router, const char *path, size_t count) { return match(router, path, count); }

void peer_library_free(void *router) { let_go(router); }
