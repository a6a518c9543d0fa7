#include <stdio.h>
#include <waymark.h>

int main(void) {
    waymark_table *table = NULL;
    if (waymark_open_file("waymark.yaml", &table, NULL) != WAYMARK_OK) return 1;

    const char bytes[] = "https://github.com/explorehttps://example.com/";
    const int32_t offsets[] = {0, 26, 46};
    int32_t routes[2];
    waymark_links links = {bytes, 46, offsets, sizeof *offsets, 2};
    waymark_columns columns = {.size = sizeof columns, .routes = routes};
    if (waymark_match(table, &links, &columns, NULL) != WAYMARK_OK) return 1;

    waymark_text name;
    if (routes[0] < 0 || waymark_route_name(table, (size_t)routes[0], &name) != WAYMARK_OK) return 1;
    printf("%s %d\n", name.bytes, routes[1]); /* explore -1, which is WAYMARK_NO_ROUTE */
    waymark_close(&table);
    return 0;
}
