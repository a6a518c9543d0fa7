/*
 * Prints the matching route for each line of standard input, like `waymark match --rows --format tsv` with these
 * columns.
 *
 *     match waymark.yaml [PARAMETER…] < links.txt
 *
 * The columns are the outcome, the route, the reason of a rejection, and the value of each PARAMETER: of a list or
 * catch-all only the first element. An absent value is printed as \N, also where the pattern has a default.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <waymark.h>

/* All lines of the input, stored one after the other, and their offsets. */
typedef struct lines {
    char *bytes;
    size_t byte_count;
    int64_t *offsets;
    size_t count;
} lines;

static void *grown(void *memory, size_t size) {
    memory = realloc(memory, size);
    if (memory == NULL) exit(3);
    return memory;
}

/* Reads lines. A line ends with a line feed; a carriage return before it is not part of the line. */
static lines read_lines(FILE *file) {
    lines all = {NULL, 0, NULL, 0};
    size_t line_room = 0, byte_room = 0, start = 0;
    int byte = 0;
    while (byte != EOF) {
        byte = getc(file);
        if (all.byte_count == byte_room) all.bytes = grown(all.bytes, byte_room = 2 * byte_room + 4096);
        if (byte != '\n' && byte != EOF) {
            all.bytes[all.byte_count++] = (char)byte;
            continue;
        }
        if (byte == EOF && all.byte_count == start) break;
        if (all.byte_count > start && all.bytes[all.byte_count - 1] == '\r') all.byte_count--;
        if (all.count + 1 >= line_room) {
            all.offsets = grown(all.offsets, (line_room = 2 * line_room + 256) * sizeof *all.offsets);
        }
        all.offsets[all.count++] = (int64_t)start;
        start = all.byte_count;
    }
    if (all.offsets == NULL) all.offsets = grown(NULL, sizeof *all.offsets);
    all.offsets[all.count] = (int64_t)all.byte_count;
    return all;
}

/* Ends the program if a call failed. */
static void expect(waymark_status status, const waymark_message *message) {
    if (status == WAYMARK_OK) return;
    fprintf(stderr, "%s\n", message && message->length ? message->text : waymark_status_text(status));
    exit(2);
}

static void print_text(const char *bytes, size_t length) {
    for (size_t index = 0; index < length; index++) {
        switch (bytes[index]) {
        case '\t': fputs("\\t", stdout); break;
        case '\n': fputs("\\n", stdout); break;
        case '\r': fputs("\\r", stdout); break;
        case '\0': fputs("\\0", stdout); break;
        case '\\': fputs("\\\\", stdout); break;
        default: putchar(bytes[index]);
        }
    }
}

/* Prints the value of a parameter: the text of the link, or the decoded text if the two differ. */
static void print_capture(
    const waymark_table *table, const lines *all, size_t line, size_t parameter, uint8_t state, int64_t start, int64_t end) {
    if (state == WAYMARK_ABSENT) {
        fputs("\\N", stdout);
    } else if (state == WAYMARK_TEXT) {
        print_text(all->bytes + start, (size_t)(end - start));
    } else {
        const char *link = all->bytes + all->offsets[line];
        size_t length = (size_t)(all->offsets[line + 1] - all->offsets[line]), needed = 0;
        char *text = grown(NULL, length + 1); /* No text is longer than its link. */
        expect(waymark_read_capture(table, link, length, parameter, 0, text, length, &needed), NULL);
        print_text(text, needed);
        free(text);
    }
}

int main(int count, char **arguments) {
    char text[4096] = "";
    waymark_message message = {text, sizeof text, 0};
    waymark_table *table = NULL;
    if (count < 2) {
        fprintf(stderr, "usage: match TABLE [PARAMETER...] < LINKS\n");
        return 2;
    }
    expect(waymark_open_file(arguments[1], &table, &message), &message);

    size_t captures = (size_t)count - 2;
    int32_t *parameters = grown(NULL, (captures + 1) * sizeof *parameters);
    for (size_t index = 0; index < captures; index++) {
        const char *name = arguments[2 + index];
        size_t number = 0;
        expect(waymark_find_parameter(table, name, strlen(name), &number), NULL);
        parameters[index] = (int32_t)number;
    }

    lines all = read_lines(stdin);
    waymark_links links = {all.bytes, all.byte_count, all.offsets, sizeof *all.offsets, all.count};
    waymark_columns columns;
    memset(&columns, 0, sizeof columns);
    columns.size = sizeof columns;
    columns.routes = grown(NULL, (all.count + 1) * sizeof *columns.routes);
    columns.outcomes = grown(NULL, all.count + 1);
    columns.reasons = grown(NULL, all.count + 1);
    columns.capture_count = captures;
    columns.parameters = parameters;
    columns.capture_states = grown(NULL, captures * all.count + 1);
    columns.capture_starts = grown(NULL, (captures * all.count + 1) * sizeof *columns.capture_starts);
    columns.capture_ends = grown(NULL, (captures * all.count + 1) * sizeof *columns.capture_ends);
    expect(waymark_match(table, &links, &columns, &message), &message);

    for (size_t line = 0; line < all.count; line++) {
        const char *reason = waymark_reason_name(columns.reasons[line]);
        waymark_text route = {NULL, 0};
        if (columns.routes[line] != WAYMARK_NO_ROUTE) {
            expect(waymark_route_name(table, (size_t)columns.routes[line], &route), NULL);
        }
        printf("%s\t", waymark_outcome_name(columns.outcomes[line]));
        if (route.bytes) print_text(route.bytes, route.length); else fputs("\\N", stdout);
        printf("\t%s", reason ? reason : "\\N");
        for (size_t index = 0; index < captures; index++) {
            size_t place = index * all.count + line;
            putchar('\t');
            print_capture(table, &all, line, (size_t)parameters[index], columns.capture_states[place],
                          columns.capture_starts[place], columns.capture_ends[place]);
        }
        putchar('\n');
    }

    free(columns.routes), free(columns.outcomes), free(columns.reasons);
    free(columns.capture_states), free(columns.capture_starts), free(columns.capture_ends);
    free(parameters), free(all.bytes), free(all.offsets);
    expect(waymark_close(&table), NULL);
    return 0;
}
