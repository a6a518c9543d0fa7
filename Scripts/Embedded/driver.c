// Reads questions for the report's engine from standard input and writes the results, for a runtime with WASI and
// without a page. A question consists of a letter (o opens a table, m matches, e explains, p prints, s splits), a byte
// count and the bytes.

typedef __SIZE_TYPE__ size_t;
typedef struct { void *start; size_t count; } piece;

__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_read"))) int fd_read(int, piece *, int, size_t *);
__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write"))) int fd_write(int, piece *, int, size_t *);
__attribute__((import_module("wasi_snapshot_preview1"), import_name("proc_exit"))) void proc_exit(int);

extern unsigned char *reserve(int), *answer(void);
extern int open(int), match(int), explain(int), print(int), split(int);

// Returns 1 if `count` bytes were read, and 0 at the end of the input.
static int read_all(unsigned char *place, size_t count) {
    while (count) {
        size_t done = 0;
        piece into = {place, count};
        if (fd_read(0, &into, 1, &done) || !done) return 0;
        place += done, count -= done;
    }
    return 1;
}

static void write_all(unsigned char *place, size_t count) {
    while (count) {
        size_t done = 0;
        piece from = {place, count};
        if (fd_write(1, &from, 1, &done)) proc_exit(1);
        place += done, count -= done;
    }
}

__attribute__((export_name("_start"))) void start(void) {
    unsigned char head[5];
    while (read_all(head, 5)) {
        int count = head[1] | head[2] << 8 | head[3] << 16 | head[4] << 24, length;
        if (!read_all(reserve(count), count)) proc_exit(1);
        switch (head[0]) {
        case 'o':
            if (open(count) != 1) proc_exit(2);
            continue;
        case 'm': length = match(count); break;
        case 'e': length = explain(count); break;
        case 'p': length = print(count); break;
        case 's': length = split(count); break;
        default: proc_exit(3);
        }
        write_all(answer(), length);
    }
}
