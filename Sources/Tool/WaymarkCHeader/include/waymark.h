/*
 * Waymark for C: which route of a table takes a link, for many links at once.
 *
 *     waymark_table *table = NULL;
 *     if (waymark_open_file("waymark.yaml", &table, NULL) != WAYMARK_OK) return 1;
 *
 *     const char bytes[] = "https://github.com/explorehttps://example.com/";
 *     const int32_t offsets[] = {0, 26, 46};
 *     int32_t routes[2];
 *     waymark_links links = {bytes, 46, offsets, sizeof *offsets, 2};
 *     waymark_columns columns = {.size = sizeof columns, .routes = routes};
 *     if (waymark_match(table, &links, &columns, NULL) != WAYMARK_OK) return 1;
 *     waymark_close(&table);
 *
 * C99, and C++ from 11 on. The rules, which hold for every function:
 *
 * Errors      A function that can fail returns a status, WAYMARK_OK or another one below, and never ends the process for
 *             what it is given: null pointers, wrong lengths and offsets, damaged tables and any bytes are a status. What C
 *             cannot find out stays with the caller: that pointers lead to as much memory as is said, and that memory is
 *             not given back while a call uses it.
 * Ownership   A table belongs to whoever opened it, until waymark_close. Everything that is given to a function is read, or
 *             written if it is for results, while the function runs, and not kept. Texts and bytes that a table hands out
 *             belong to the table, and are there until it is closed. Texts that take no table are there for ever.
 * Threads     A table never changes: any number of threads may use one at once, without a lock. waymark_close must not run
 *             while another call uses the table. There is no state outside of tables, no thread is kept, and nothing is
 *             called back.
 * Texts       Are UTF-8. Those that are given may hold any bytes. Those that are handed out have a zero byte behind them,
 *             which length does not count.
 * Versions    What stands here keeps its meaning and its numbers. Later versions may add functions, columns, statuses and
 *             reasons.
 * Unloading   The library holds a run-time library of its own. It is not made for dlclose.
 */
#ifndef WAYMARK_H
#define WAYMARK_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this interface. */
#define WAYMARK_INTERFACE 1

/* The version of the interface that the library was built with; it is WAYMARK_INTERFACE or later. */
uint32_t waymark_interface(void);

/* ---- Statuses ---- */

typedef int32_t waymark_status;

enum {
    /* Done. */
    WAYMARK_OK = 0,
    /* A pointer is null that must not be. */
    WAYMARK_NULL_POINTER = 1,
    /* A pointer leads to no open table. A table that was closed is found only as a null pointer, which waymark_close leaves. */
    WAYMARK_NO_TABLE = 2,
    /* A length or a number is larger than memory, or than what is documented. */
    WAYMARK_BAD_LENGTH = 3,
    /* An offset is below 0, below the one before it, or behind the last byte. */
    WAYMARK_BAD_OFFSET = 4,
    /* Memory of numbers stands at an address that is no multiple of their size. */
    WAYMARK_BAD_ALIGNMENT = 5,
    /* There is nothing of this number or name. */
    WAYMARK_NOT_FOUND = 6,
    /* A file cannot be read. */
    WAYMARK_UNREADABLE_FILE = 7,
    /* A route file has errors, and the message has all of them, each with its place. */
    WAYMARK_BAD_ROUTES = 8,
    /* Bytes are no compiled table, or a damaged one, or one of another version. */
    WAYMARK_BAD_BLOCK = 9,
    /* A compiled table has a type that is a function of a program: no route file has one. */
    WAYMARK_MISSING_TYPE = 10,
    /* A buffer is too small; the length that is needed was written. */
    WAYMARK_TOO_SMALL = 11
};

/* The sentence of a status, for people. Never null: there is one for numbers that are no status, too. */
const char *waymark_status_text(waymark_status status);

/*
 * Where a function may write a sentence about its status. Every function that takes one takes a null pointer as well.
 *
 * text      Memory for the sentence, or null. As much of it is written as there is room for, whole characters, and a zero byte.
 * capacity  The size of that memory in bytes.
 * length    Is written: the length of the whole sentence, without the zero byte; 0 where the status is WAYMARK_OK.
 */
typedef struct waymark_message {
    char *text;
    size_t capacity;
    size_t length;
} waymark_message;

/* ---- Tables ---- */

/* A table of routes. */
typedef struct waymark_table waymark_table;

/*
 * Opens the text of a route file: YAML or JSON, of at most 8 MiB.
 *
 * bytes, length  The text.
 * name           The name of the file in messages, or null. If it ends in ".json" the text must be JSON.
 * table          Is written: the table, or null if the status is not WAYMARK_OK.
 */
waymark_status waymark_open_routes(
    const void *bytes, size_t length, const char *name, waymark_table **table, waymark_message *message);

/*
 * Opens a compiled table: the bytes that `waymark compile` writes, of at most 256 MiB. All of them are looked at before any is
 * used, so that damage is a status here, and nothing worse later. They are copied.
 */
waymark_status waymark_open_compiled(
    const void *bytes, size_t length, waymark_table **table, waymark_message *message);

/* Opens a file, which is a compiled table if it begins as one, and a route file otherwise. */
waymark_status waymark_open_file(const char *path, waymark_table **table, waymark_message *message);

/*
 * Gives a table back, and writes null where the pointer to it stands. A null pointer there is left as it is. Copies of the
 * pointer must not be used again.
 */
waymark_status waymark_close(waymark_table **table);

/*
 * The compiled table of a table, whichever way it was opened: for a file, or to open it in other processes.
 *
 * bytes, length  Are written. The bytes belong to the table.
 */
waymark_status waymark_compiled(const waymark_table *table, const void **bytes, size_t *length);

/* ---- Names ---- */

/* A text that belongs to a table. The bytes are null if there is none, which is not an empty text. */
typedef struct waymark_text {
    const char *bytes;
    size_t length;
} waymark_text;

/* In the columns of results: no route. */
#define WAYMARK_NO_ROUTE (-1)

/* How many routes a table has. They are numbered from 0, in the order of the file. */
waymark_status waymark_route_count(const waymark_table *table, size_t *count);

/* The name of a route. Routes of compiled tables may have none. */
waymark_status waymark_route_name(const waymark_table *table, size_t route, waymark_text *name);

/* The number of the route of a name, which has at most 8 MiB. */
waymark_status waymark_find_route(const waymark_table *table, const char *name, size_t length, size_t *route);

/* How many patterns a route has. They are numbered from 0, in the order of the file. */
waymark_status waymark_pattern_count(const waymark_table *table, size_t route, size_t *count);

/* A pattern of a route, in the notation of Waymark: canonical, which need not be the spelling of the file. */
waymark_status waymark_pattern(const waymark_table *table, size_t route, size_t pattern, waymark_text *text);

/* How many parameters the table has. One that several patterns name counts once. Numbered from 0, in the order of names. */
waymark_status waymark_parameter_count(const waymark_table *table, size_t *count);

/* The name of a parameter. */
waymark_status waymark_parameter_name(const waymark_table *table, size_t parameter, waymark_text *name);

/* The number of the parameter of a name. */
waymark_status waymark_find_parameter(const waymark_table *table, const char *name, size_t length, size_t *parameter);

/* ---- Links ---- */

/*
 * Links, one behind the other in one memory, as the columns of Apache Arrow have texts: link n is the bytes from offset n to
 * offset n + 1. Offsets need not begin with 0, and a link may have any bytes, or none.
 *
 * bytes         The memory; may be null if it has no bytes.
 * byte_count    How many bytes it has.
 * offsets       One more than there are links, each of offset_width bytes; may be null if there are no links.
 * offset_width  4 for int32_t, 8 for int64_t.
 * count         How many links there are.
 */
typedef struct waymark_links {
    const void *bytes;
    size_t byte_count;
    const void *offsets;
    size_t offset_width;
    size_t count;
} waymark_links;

/* What became of a link, as `waymark match --rows` says it. */
enum {
    /* A route takes it. */
    WAYMARK_MATCHED = 0,
    /* No route takes it. */
    WAYMARK_UNMATCHED = 1,
    /* It is no acceptable link, whatever the routes are: the reason says why. */
    WAYMARK_REJECTED = 2,
    /* It has no bytes. */
    WAYMARK_UNREADABLE = 3
};

/* Why a link was rejected. The page "Errors" of Waymark says more of each. */
enum {
    WAYMARK_NO_REASON = 0,
    WAYMARK_TOO_LONG = 1,
    WAYMARK_TOO_MANY_SEGMENTS = 2,
    WAYMARK_TOO_MANY_QUERY_ITEMS = 3,
    WAYMARK_WHITESPACE = 4,
    WAYMARK_CONTROL_CHARACTER = 5,
    WAYMARK_INVALID_CHARACTER = 6,
    WAYMARK_NON_ASCII = 7,
    WAYMARK_INVALID_PERCENT_ENCODING = 8,
    WAYMARK_INVALID_UTF8 = 9,
    WAYMARK_SCHEME_NOT_ALLOWED = 10,
    WAYMARK_INVALID_SCHEME = 11,
    WAYMARK_RELATIVE_REFERENCE = 12,
    WAYMARK_MISSING_AUTHORITY = 13,
    WAYMARK_USERINFO = 14,
    WAYMARK_EMPTY_HOST = 15,
    WAYMARK_INVALID_HOST = 16,
    WAYMARK_NON_ASCII_HOST = 17,
    WAYMARK_PERCENT_IN_HOST = 18,
    WAYMARK_INVALID_PORT = 19,
    WAYMARK_DOT_SEGMENT = 20,
    WAYMARK_TRAVERSAL_IN_VALUE = 21,
    WAYMARK_DUPLICATE_PARAMETER = 22
};

/* How a capture stands in its link. */
enum {
    /* Not at all: the route has no such parameter, or the link says nothing of it. What a pattern has in its place is not told. */
    WAYMARK_ABSENT = 0,
    /* The bytes are the text. */
    WAYMARK_TEXT = 1,
    /* The bytes are the text when their percent escapes are decoded. */
    WAYMARK_ENCODED = 2,
    /* As before, and "+" is a space. */
    WAYMARK_FORM_ENCODED = 3,
    /* The segments of a catch-all, with a slash between each two: cut first, then decode each. */
    WAYMARK_SEGMENTS = 4,
    /* In no one place: waymark_read_capture tells it. */
    WAYMARK_SCATTERED = 5
};

/* The word for an outcome, as the tool writes it: "matched". Null for numbers that are none. */
const char *waymark_outcome_name(uint8_t outcome);

/* The word for a reason, as the tool writes it: "tooLong". Null for WAYMARK_NO_REASON and for numbers that are none. */
const char *waymark_reason_name(uint8_t reason);

/*
 * Where results are written. Every column may be null, and is then left out; one that is there has room for an element
 * for each link. Columns must not overlap each other, nor what is given. Set everything to 0 first.
 *
 * size            sizeof(waymark_columns).
 * routes          The number of the route, or WAYMARK_NO_ROUTE.
 * patterns        The number of its pattern, or WAYMARK_NO_ROUTE.
 * outcomes        WAYMARK_MATCHED and so on.
 * reasons         WAYMARK_NO_REASON, or why the link was rejected.
 * capture_count   How many captures are asked for.
 * parameters      Their parameters, by number: capture_count of them.
 * capture_states  WAYMARK_ABSENT and so on: capture_count columns, one behind the other, each with an element for each link.
 * capture_starts  Where in `bytes` of the links the capture begins, in the same order; -1 if it is absent or scattered.
 * capture_ends    Where it ends: the offset behind its last byte; -1 as before.
 */
typedef struct waymark_columns {
    size_t size;
    int32_t *routes;
    int32_t *patterns;
    uint8_t *outcomes;
    uint8_t *reasons;
    size_t capture_count;
    const int32_t *parameters;
    uint8_t *capture_states;
    int64_t *capture_starts;
    int64_t *capture_ends;
} waymark_columns;

/*
 * Matches links with the routes of a table, and writes what becomes of each.
 *
 * The time for a link is linear in its bytes for most tables, however many routes there are. Nothing is allocated for a link
 * of usual length. Split a large batch to use several cores.
 *
 * WAYMARK_BAD_OFFSET: links in front of the bad offset are answered, and nothing is written for the others. Every other
 * status but WAYMARK_OK: nothing is written.
 */
waymark_status waymark_match(
    const waymark_table *table, const waymark_links *links, const waymark_columns *columns, waymark_message *message);

/*
 * Matches one link, and writes the decoded text of a capture: of a list one element.
 *
 * bytes, length     The link.
 * parameter         The number of the parameter.
 * element           Of a list, the number of the element; otherwise 0.
 * buffer, capacity  Memory for the text; no zero byte is written behind it. May be null if the capacity is 0.
 * needed            Is written: the length of the text, also if the status is WAYMARK_TOO_SMALL.
 *
 * WAYMARK_NOT_FOUND: no route takes the link, or the capture is absent, or it has no such element.
 */
waymark_status waymark_read_capture(
    const waymark_table *table, const void *bytes, size_t length, size_t parameter, size_t element, void *buffer,
    size_t capacity, size_t *needed);

#ifdef __cplusplus
}
#endif

#endif
