#ifndef PEER_LIBRARY_H
#define PEER_LIBRARY_H

#include <stdbool.h>
#include <stddef.h>

/// Loads a shared library with `peer_make`, `peer_match` and `peer_free`; returns false if that fails.
bool peer_library_open(const char *path);

/// Creates a router of patterns, one per line; returns NULL on failure.
void *peer_library_make(const char *patterns, size_t count);

/// Returns the index of the pattern that a path matches, or -1.
ptrdiff_t peer_library_match(const void *router, const char *path, size_t count);

/// Frees a router.
void peer_library_free(void *router);

#endif
