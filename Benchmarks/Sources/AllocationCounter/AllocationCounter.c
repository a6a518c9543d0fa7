#include "AllocationCounter.h"

#if defined(__linux__)
#include <errno.h>
#include <malloc.h>
#include <stdbool.h>
#include <stddef.h>
#endif

#if defined(__GLIBC__)

// The functions below replace those of the C library in the whole process, including the Swift runtime, and call the
// originals. The counters are thread-local and statically allocated, so that counting allocates nothing.

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *memory);

static _Thread_local long count;
static _Thread_local long bytes;
static _Thread_local bool is_counting_bytes;

static void *counted(void *memory) {
    count++;
    if (is_counting_bytes) bytes += (long)malloc_usable_size(memory);
    return memory;
}

static void discount(void *memory) {
    if (is_counting_bytes) bytes -= (long)malloc_usable_size(memory);
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t number, size_t size) { return counted(__libc_calloc(number, size)); }

void *realloc(void *old, size_t size) {
    discount(old);
    return counted(__libc_realloc(old, size));
}

void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
    void *memory = memalign(alignment, size);
    if (memory == NULL) return ENOMEM;
    *result = memory;
    return 0;
}

void free(void *memory) {
    discount(memory);
    __libc_free(memory);
}

long allocation_count(void) { return count; }

void start_counting_bytes(void) {
    bytes = 0;
    is_counting_bytes = true;
}

long stop_counting_bytes(void) {
    is_counting_bytes = false;
    return bytes;
}

#else

long allocation_count(void) { return -1; }
void start_counting_bytes(void) {}
long stop_counting_bytes(void) { return -1; }

#endif
