/* What the header promises of memory: programs that were compiled years ago keep to it. */
#include "waymark.h"

#define EXPECT(name, holds) typedef char waymark_expect_##name[(holds) ? 1 : -1]

EXPECT(status_size, sizeof(waymark_status) == 4);
EXPECT(text_size, sizeof(waymark_text) == 2 * sizeof(void *));
EXPECT(message_size, sizeof(waymark_message) == 3 * sizeof(void *));
EXPECT(links_size, sizeof(waymark_links) == 5 * sizeof(void *));
EXPECT(columns_size, sizeof(waymark_columns) >= 10 * sizeof(void *));
EXPECT(size_is_first, offsetof(waymark_columns, size) == 0);
EXPECT(offsets_behind_count, offsetof(waymark_links, offsets) == 2 * sizeof(void *));
