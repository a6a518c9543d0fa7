// What the program would have from an operating system and from libraries.

typedef __SIZE_TYPE__ size_t;
typedef unsigned long long word;

extern unsigned char __heap_base;
static size_t top;

// Memory only grows: the program ends soon.
int posix_memalign(void **place, size_t alignment, size_t size) {
    if (top == 0) top = (size_t)&__heap_base;
    size_t start = (top + alignment - 1) & ~(alignment - 1);
    size_t end = start + size, have = __builtin_wasm_memory_size(0) << 16;
    if (end > have && __builtin_wasm_memory_grow(0, (end - have + 0xFFFF) >> 16) == (size_t)-1) return 12;
    top = end;
    *place = (void *)start;
    return 0;
}

void free(void *place) { (void)place; }

int memcmp(const void *a, const void *b, size_t count) {
    const unsigned char *left = a, *right = b;
    for (size_t index = 0; index < count; index++)
        if (left[index] != right[index]) return left[index] - right[index];
    return 0;
}

// Sets are hashed alike in every run, so that the program does the same.
void arc4random_buf(void *place, size_t count) {
    for (size_t index = 0; index < count; index++) ((unsigned char *)place)[index] = (unsigned char)(index * 37 + 1);
}

// The product of two numbers of 128 bits.
__int128 __multi3(__int128 a, __int128 b) {
    word left = (word)a, right = (word)b;
    word low = (left & 0xFFFFFFFF) * (right & 0xFFFFFFFF);
    word first = (left >> 32) * (right & 0xFFFFFFFF) + (low >> 32);
    word second = (left & 0xFFFFFFFF) * (right >> 32) + (first & 0xFFFFFFFF);
    word high = (left >> 32) * (right >> 32) + (first >> 32) + (second >> 32);
    high += left * (word)((unsigned __int128)b >> 64) + right * (word)((unsigned __int128)a >> 64);
    return (__int128)((unsigned __int128)high << 64 | (second << 32 | (low & 0xFFFFFFFF)));
}

// No table of the program has numbers with fractions.
const char *_swift_stdlib_strtod_clocale(const char *text, double *number) { __builtin_trap(); }
const char *_swift_stdlib_strtof_clocale(const char *text, float *number) { __builtin_trap(); }

size_t __stack_chk_guard = 0x5EED;
void __stack_chk_fail(void) { __builtin_trap(); }
