/*
 * Waymark for C: matches many links at once with the routes of a table.
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
 * For C99, and C++11 or later. Rules of all functions:
 *
 * Errors      A function that can fail returns a status. No argument ends the process: null pointers, wrong lengths and
 *             offsets, damaged tables and arbitrary bytes return a status. C cannot check two things, which are up to the
 *             caller: pointers must have as much memory as stated, and the memory must stay allocated during the call.
 * Ownership   The caller that opens a table owns it until waymark_close. Arguments are read or written during the call and
 *             not retained. Strings and bytes that a table returns belong to it and are valid until it is closed. Strings
 *             of functions without a table are valid forever.
 * Threads     Tables are immutable: any number of threads may use one at the same time, without a lock. waymark_close must
 *             not run while another call uses the table. There is no global state and no callback. Opening a YAML file uses
 *             a thread with a stack of 8 MiB, which ends before the function returns.
 * Strings     Are UTF-8. Arguments may contain any bytes. Results have a terminating zero byte, which their length does not
 *             count.
 * Versions    Declarations keep their meaning and their numbers. Later versions may add functions, columns, statuses and
 *             reasons.
 * Unloading   The library contains the Swift runtime and does not support dlclose.
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

/* The interface version of the loaded library: WAYMARK_INTERFACE or later. */
uint32_t waymark_interface(void);

/* ---- Statuses ---- */

typedef int32_t waymark_status;

enum {
    /* Success. */
    WAYMARK_OK = 0,
    /* A required pointer is null. */
    WAYMARK_NULL_POINTER = 1,
    /* A pointer is not an open table. A closed table is detected only by the null pointer that waymark_close writes. */
    WAYMARK_NO_TABLE = 2,
    /* A length or a number exceeds the address space or its documented limit. */
    WAYMARK_BAD_LENGTH = 3,
    /* An offset is negative, less than the previous one, or past the last byte. */
    WAYMARK_BAD_OFFSET = 4,
    /* The address of an array of numbers is not a multiple of their size. */
    WAYMARK_BAD_ALIGNMENT = 5,
    /* No element has this number or name. */
    WAYMARK_NOT_FOUND = 6,
    /* A file cannot be read. */
    WAYMARK_UNREADABLE_FILE = 7,
    /* A route file has errors. The message contains all of them, with their positions. */
    WAYMARK_BAD_ROUTES = 8,
    /* The bytes are not a compiled table, or a damaged one, or one of another version. */
    WAYMARK_BAD_BLOCK = 9,
    /* A compiled table has a type that is a function of an app. Tables from route files have none. */
    WAYMARK_MISSING_TYPE = 10,
    /* A buffer is too small. The required length was written. */
    WAYMARK_TOO_SMALL = 11
};

/* Returns the description of a status. Never null, also for unknown numbers. */
const char *waymark_status_text(waymark_status status);

/*
 * The buffer of an error message. Functions with a message parameter also accept a null pointer.
 *
 * text      The buffer, or null. It receives as many whole characters as fit, and a zero byte.
 * capacity  The size of the buffer in bytes.
 * length    Output: the length of the whole message without the zero byte; 0 for WAYMARK_OK.
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
 * Opens a route file from memory: YAML or JSON, at most 8 MiB.
 *
 * bytes, length  The content of the file.
 * name           The name of the file in messages, or null. If it ends in ".json", the content must be JSON.
 * table          Output: the table; null if the status is not WAYMARK_OK.
 */
waymark_status waymark_open_routes(
    const void *bytes, size_t length, const char *name, waymark_table **table, waymark_message *message);

/*
 * Opens a compiled table: the bytes that `waymark compile` writes, at most 256 MiB. The bytes are copied, and all of them are
 * validated before use, so a damaged table returns a status here.
 */
waymark_status waymark_open_compiled(
    const void *bytes, size_t length, waymark_table **table, waymark_message *message);

/* Opens a file: a compiled table if it begins as one, otherwise a route file. */
waymark_status waymark_open_file(const char *path, waymark_table **table, waymark_message *message);

/*
 * Closes a table and sets the pointer to null. A null pointer is left unchanged. Copies of the pointer become invalid.
 */
waymark_status waymark_close(waymark_table **table);

/*
 * Returns the compiled form of any table, to write it to a file or open it in another process.
 *
 * bytes, length  Output. The bytes belong to the table.
 */
waymark_status waymark_compiled(const waymark_table *table, const void **bytes, size_t *length);

/* ---- Names ---- */

/* A string that belongs to a table. The bytes are null for no string, which differs from an empty one. */
typedef struct waymark_text {
    const char *bytes;
    size_t length;
} waymark_text;

/* The value of result columns for no route. */
#define WAYMARK_NO_ROUTE (-1)

/* Returns the number of routes. Routes are numbered from 0, in the order of the file. */
waymark_status waymark_route_count(const waymark_table *table, size_t *count);

/* Returns the name of a route. Routes of compiled tables may have none. */
waymark_status waymark_route_name(const waymark_table *table, size_t route, waymark_text *name);

/* Returns the number of the route with a name of at most 8 MiB. */
waymark_status waymark_find_route(const waymark_table *table, const char *name, size_t length, size_t *route);

/* Returns the number of patterns of a route. Patterns are numbered from 0, in the order of the file. */
waymark_status waymark_pattern_count(const waymark_table *table, size_t route, size_t *count);

/* Returns a pattern of a route in Waymark's notation. It is canonical, so its spelling may differ from the file. */
waymark_status waymark_pattern(const waymark_table *table, size_t route, size_t pattern, waymark_text *text);

/* Returns the number of distinct parameter names of the table. They are numbered from 0, in the order of names. */
waymark_status waymark_parameter_count(const waymark_table *table, size_t *count);

/* Returns the name of a parameter. */
waymark_status waymark_parameter_name(const waymark_table *table, size_t parameter, waymark_text *name);

/* Returns the number of the parameter with a name. */
waymark_status waymark_find_parameter(const waymark_table *table, const char *name, size_t length, size_t *parameter);

/* ---- Links ---- */

/*
 * Concatenated links with offsets, like a string column of Apache Arrow: link n is the bytes from offset n to offset n + 1.
 * The first offset need not be 0. A link may contain any bytes, or none.
 *
 * bytes         The bytes; may be null if byte_count is 0.
 * byte_count    The number of bytes.
 * offsets       count + 1 offsets of offset_width bytes each; may be null if count is 0.
 * offset_width  4 for int32_t, 8 for int64_t.
 * count         The number of links.
 */
typedef struct waymark_links {
    const void *bytes;
    size_t byte_count;
    const void *offsets;
    size_t offset_width;
    size_t count;
} waymark_links;

/* The outcome of a link, as in `waymark match --rows`. */
enum {
    /* A route matches. */
    WAYMARK_MATCHED = 0,
    /* No route matches. */
    WAYMARK_UNMATCHED = 1,
    /* The link is rejected by the policy, independently of the routes. See its reason. */
    WAYMARK_REJECTED = 2,
    /* The link is empty. */
    WAYMARK_UNREADABLE = 3
};

/* The reason of a rejected link. The page "Errors" of Waymark describes each. */
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

/* The representation of a capture in its link. */
enum {
    /* The route has no such parameter, or the link omits it. Defaults of patterns are not returned. */
    WAYMARK_ABSENT = 0,
    /* The bytes are the value. */
    WAYMARK_TEXT = 1,
    /* The bytes are the value with percent escapes. */
    WAYMARK_ENCODED = 2,
    /* The bytes are the value with percent escapes, and "+" for a space. */
    WAYMARK_FORM_ENCODED = 3,
    /* The segments of a catch-all, separated by slashes: split first, then decode each. */
    WAYMARK_SEGMENTS = 4,
    /* Not one range of bytes, or a listed value in another case than the pattern: use waymark_read_capture. */
    WAYMARK_SCATTERED = 5
};

/* Returns the name of an outcome, as the tool writes it: "matched". Null for unknown numbers. */
const char *waymark_outcome_name(uint8_t outcome);

/* Returns the name of a reason, as the tool writes it: "tooLong". Null for WAYMARK_NO_REASON and unknown numbers. */
const char *waymark_reason_name(uint8_t reason);

/*
 * The result columns. A null column is not written; any other needs one element for each link. Columns must not overlap each
 * other or the arguments. Initialize the structure with 0.
 *
 * size            sizeof(waymark_columns).
 * routes          The number of the route, or WAYMARK_NO_ROUTE.
 * patterns        The number of its pattern, or WAYMARK_NO_ROUTE.
 * outcomes        WAYMARK_MATCHED and so on.
 * reasons         The reason of a rejected link; otherwise WAYMARK_NO_REASON.
 * capture_count   The number of requested captures.
 * parameters      The numbers of their parameters: capture_count elements.
 * capture_states  WAYMARK_ABSENT and so on: capture_count columns in sequence, each with one element for each link.
 * capture_starts  The offset of the first byte of the capture in `bytes`, in the same order; -1 if absent or scattered.
 * capture_ends    The offset after its last byte; -1 if absent or scattered.
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
 * Matches links with the routes of a table, and writes the result of each.
 *
 * For most tables the time for a link is linear in its bytes, independently of the number of routes. Links of usual length
 * allocate no memory. Split a large batch to use several cores.
 *
 * WAYMARK_BAD_OFFSET writes the results of the links before the bad offset. Other errors write no results.
 */
waymark_status waymark_match(
    const waymark_table *table, const waymark_links *links, const waymark_columns *columns, waymark_message *message);

/*
 * Matches one link, and writes the decoded value of a capture, or of one element of a list.
 *
 * bytes, length     The link.
 * parameter         The number of the parameter.
 * element           The number of the element of a list; 0 for other values.
 * buffer, capacity  The buffer, which receives no zero byte. May be null if the capacity is 0.
 * needed            Output: the length of the value, also for WAYMARK_TOO_SMALL.
 *
 * WAYMARK_NOT_FOUND: no route matches the link, or the capture or the element is absent.
 */
waymark_status waymark_read_capture(
    const waymark_table *table, const void *bytes, size_t length, size_t parameter, size_t element, void *buffer,
    size_t capacity, size_t *needed);

#ifdef __cplusplus
}
#endif

#endif
