#ifndef PEER_LIBRARY_H
#define PEER_LIBRARY_H

#include <stdbool.h>
#include <stddef.h>

/// Loads a shared library with `peer_make`, `peer_match` and `peer_free`; false if there is no such library.
bool peer_library_open(const char *path);

/// A router of patterns, one a line, or NULL if the peer cannot make one.
void *peer_library_make(const char *patterns, size_t count);

/// The number of the pattern that a path matches, counted from 0, or -1.
ptrdiff_t peer_library_match(const void *router, const char *path, size_t count);

/// Lets go of a router.
void peer_library_free(void *router);

#endif
