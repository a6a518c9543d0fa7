// Functions that Embedded Swift needs from an operating system and its libraries: memory allocation, and number
// parsing.

typedef __SIZE_TYPE__ size_t;
typedef unsigned long long word;

// MARK: Memory

// Block sizes are powers of two. A freed block is reused for the next allocation of its size class. The word before a
// block stores the class. Blocks with an alignment above 16 have the class 0 and are not reused.

extern unsigned char __heap_base;
static size_t top;
static void *unused[32];

static void *grown(size_t alignment, size_t size) {
    if (top == 0) top = (size_t)&__heap_base;
    size_t start = (top + 8 + alignment - 1) & ~(alignment - 1);
    size_t end = start + size, have = __builtin_wasm_memory_size(0) << 16;
    if (end > have && __builtin_wasm_memory_grow(0, (end - have + 0xFFFF) >> 16) == (size_t)-1) return 0;
    top = end;
    return (void *)start;
}

int posix_memalign(void **place, size_t alignment, size_t size) {
    size_t class = 4;
    while (class < 31 && ((size_t)1 << class) < size) class++;
    if (alignment > 16) class = 0;
    if (class && unused[class]) {
        *place = unused[class];
        unused[class] = *(void **)*place;
        return 0;
    }
    *place = grown(alignment > 16 ? alignment : 16, class ? (size_t)1 << class : size);
    if (!*place) return 12;
    ((size_t *)*place)[-1] = class;
    return 0;
}

void free(void *place) {
    if (!place) return;
    size_t class = ((size_t *)place)[-1];
    if (!class) return;
    *(void **)place = unused[class];
    unused[class] = place;
}

int memcmp(const void *a, const void *b, size_t count) {
    const unsigned char *left = a, *right = b;
    for (size_t index = 0; index < count; index++)
        if (left[index] != right[index]) return left[index] - right[index];
    return 0;
}

// Fills the buffer with fixed bytes: hashing uses the same seed in every run, and the program is deterministic.
void arc4random_buf(void *place, size_t count) {
    for (size_t index = 0; index < count; index++) ((unsigned char *)place)[index] = (unsigned char)(index * 37 + 1);
}

size_t __stack_chk_guard = 0x5EED;
void __stack_chk_fail(void) { __builtin_trap(); }

// Multiplies two 128-bit integers.
__int128 __multi3(__int128 a, __int128 b) {
    word left = (word)a, right = (word)b;
    word low = (left & 0xFFFFFFFF) * (right & 0xFFFFFFFF);
    word first = (left >> 32) * (right & 0xFFFFFFFF) + (low >> 32);
    word second = (left & 0xFFFFFFFF) * (right >> 32) + (first & 0xFFFFFFFF);
    word high = (left >> 32) * (right >> 32) + (first >> 32) + (second >> 32);
    high += left * (word)((unsigned __int128)b >> 64) + right * (word)((unsigned __int128)a >> 64);
    return (__int128)((unsigned __int128)high << 64 | (second << 32 | (low & 0xFFFFFFFF)));
}

// MARK: Numbers from text

// Equivalents of C's `strtod` and `strtof`: round to nearest, ties to even (IEEE 754). A decimal number is a fraction
// of two integers of arbitrary size. Long division computes its first 64 binary digits.

typedef struct {
    int digits, least, most; // binary digits; exponents of the smallest and the largest normal number
} format;

static const format single_format = {24, -126, 127}, double_format = {53, -1022, 1023};

// Returns the bits of the number nearest to `lead` × 2^(exponent − 63), where the first bit of `lead` is set. `more` is
// set if the exact value is slightly larger.
static word rounded(format f, word lead, int more, long exponent) {
    if (exponent > f.most) return (word)(2 * f.most + 1) << (f.digits - 1);
    long kept = exponent < f.least ? f.digits - (f.least - exponent) : f.digits;
    if (kept < 0) return 0;
    word number = kept ? lead >> (64 - kept) : 0, rest = kept == 64 ? 0 : lead << kept, half = (word)1 << 63;
    if (rest > half || (rest == half && (more || (number & 1)))) number++;
    return kept < f.digits ? number : number + ((word)(exponent + f.most - 1) << (f.digits - 1));
}

#define LIMBS 200
typedef struct {
    unsigned limbs[LIMBS];
    int count;
} natural;

static void multiply(natural *n, unsigned factor, unsigned carry) {
    word sum = carry;
    for (int index = 0; index < n->count; index++) {
        sum += (word)n->limbs[index] * factor;
        n->limbs[index] = (unsigned)sum;
        sum >>= 32;
    }
    if (sum) n->limbs[n->count++] = (unsigned)sum;
}

static long bits(const natural *n) { return n->count * 32L - __builtin_clz(n->limbs[n->count - 1]); }

static void shift(natural *n, long by) {
    while (by >= 16) multiply(n, 1u << 16, 0), by -= 16;
    multiply(n, 1u << by, 0);
}

static int compare(const natural *a, const natural *b) {
    if (a->count != b->count) return a->count - b->count;
    for (int index = a->count - 1; index >= 0; index--)
        if (a->limbs[index] != b->limbs[index]) return a->limbs[index] < b->limbs[index] ? -1 : 1;
    return 0;
}

static void subtract(natural *a, const natural *b) {
    word borrow = 0;
    for (int index = 0; index < a->count; index++) {
        word other = (index < b->count ? b->limbs[index] : 0) + borrow;
        borrow = a->limbs[index] < other;
        a->limbs[index] -= (unsigned)other;
    }
    while (a->count && !a->limbs[a->count - 1]) a->count--;
}

// Returns the bits of `n` × 10^`power`, where `n` is not 0.
static word decimal(format f, natural *n, long power) {
    static natural divisor;
    divisor.limbs[0] = 1, divisor.count = 1;
    for (long index = 0; index < power; index++) multiply(n, 10, 0);
    for (long index = 0; index > power; index--) multiply(&divisor, 10, 0);
    long exponent = bits(n) - bits(&divisor);
    shift(exponent > 0 ? &divisor : n, exponent > 0 ? exponent : -exponent);
    if (compare(n, &divisor) < 0) multiply(n, 2, 0), exponent--;
    word lead = 0;
    for (int index = 0; index < 64; index++) {
        int bit = compare(n, &divisor) >= 0;
        if (bit) subtract(n, &divisor);
        lead = lead << 1 | (word)bit;
        multiply(n, 2, 0);
    }
    return rounded(f, lead, n->count > 0, exponent);
}

static int digit(char c, int base) {
    int value = c >= '0' && c <= '9' ? c - '0' : (c | 32) >= 'a' && (c | 32) <= 'f' ? (c | 32) - 'a' + 10 : 99;
    return value < base ? value : -1;
}

static const char *word_end(const char *text, const char *wanted) {
    for (; *wanted; text++, wanted++)
        if ((*text | 32) != *wanted) return 0;
    return text;
}

// Parses the exponent after `e` or `p`, if present, and adds it to `value`. Large exponents are truncated.
static const char *exponent_end(const char *text, char mark, long *value) {
    if ((*text | 32) != mark) return text;
    const char *place = text + 1;
    int negative = *place == '-';
    if (*place == '-' || *place == '+') place++;
    if (digit(*place, 10) < 0) return text;
    long number = 0;
    for (; digit(*place, 10) >= 0; place++)
        if (number < 100000) number = 10 * number + digit(*place, 10);
    *value += negative ? -number : number;
    return place;
}

static const char *hexadecimal(format f, const char *text, word *result) {
    word lead = 0;
    long exponent = 63, count = 0, more = 0;
    const char *end = text;
    for (int behind = 0; digit(*end, 16) >= 0 || (*end == '.' && !behind); end++) {
        if (*end == '.') { behind = 1; continue; }
        count++;
        int value = digit(*end, 16);
        if (lead >> 60) more |= value, exponent += behind ? 0 : 4;
        else lead = lead << 4 | (word)value, exponent -= behind ? 4 : 0;
    }
    if (!count) return 0;
    end = exponent_end(end, 'p', &exponent);
    if (lead) {
        int zeros = __builtin_clzll(lead);
        *result = rounded(f, lead << zeros, more != 0, exponent - zeros);
    }
    return end;
}

// More digits than any midpoint between two adjacent numbers has.
#define DIGITS 800

static const char *number(format f, const char *text, word *result) {
    const char *end;
    *result = 0;
    if (text[0] == '0' && (text[1] | 32) == 'x' && (end = hexadecimal(f, text + 2, result))) return end;
    static natural digits;
    digits.count = 0;
    long power = 0, kept = 0, seen = 0, more = 0;
    end = text;
    for (int behind = 0; digit(*end, 10) >= 0 || (*end == '.' && !behind); end++) {
        if (*end == '.') { behind = 1; continue; }
        seen++;
        int value = digit(*end, 10);
        if (kept < DIGITS) {
            if (kept || value) multiply(&digits, 10, (unsigned)value), kept++;
            power -= behind;
        } else {
            more |= value, power += !behind;
        }
    }
    if (!seen) return 0;
    if (more) multiply(&digits, 10, 1), power--;
    end = exponent_end(end, 'e', &power);
    if (!kept) return end;
    if (kept + power > 310) *result = rounded(f, 0, 0, f.most + 1);
    else if (kept + power > -400) *result = decimal(f, &digits, power);
    return end;
}

static const char *parsed(format f, const char *text, word *result) {
    int negative = *text == '-';
    const char *start = text + (*text == '-' || *text == '+'), *end;
    if ((end = word_end(start, "nan"))) {
        *result = ((word)(2 * f.most + 1) << (f.digits - 1)) | (word)1 << (f.digits - 2);
        const char *close = end;
        if (*close == '(') {
            for (close++; digit(*close, 10) >= 0 || ((*close | 32) >= 'a' && (*close | 32) <= 'z') || *close == '_'; close++) {}
            if (*close == ')') end = close + 1;
        }
    } else if ((end = word_end(start, "inf"))) {
        *result = rounded(f, 0, 0, f.most + 1);
        const char *whole = word_end(start, "infinity");
        if (whole) end = whole;
    } else if (!(end = number(f, start, result))) {
        return 0;
    }
    if (negative) *result |= (word)1 << (f.digits == 53 ? 63 : 31);
    return end;
}

const char *_swift_stdlib_strtod_clocale(const char *text, double *number) {
    word result;
    const char *end = parsed(double_format, text, &result);
    if (end) __builtin_memcpy(number, &result, sizeof *number);
    return end;
}

const char *_swift_stdlib_strtof_clocale(const char *text, float *number) {
    word result;
    const char *end = parsed(single_format, text, &result);
    unsigned low = (unsigned)result;
    if (end) __builtin_memcpy(number, &low, sizeof *number);
    return end;
}

// Discards the output of assertions in debug builds.
int putchar(int character) { return character; }
