#ifndef WAYMARK_RESOURCES_H
#define WAYMARK_RESOURCES_H

#include <stddef.h>

/// The bytes of a file.
struct waymark_resource {
    const unsigned char *start;
    size_t count;
};

struct waymark_resource waymark_page_script(void);
struct waymark_resource waymark_reload_script(void);
struct waymark_resource waymark_page_style(void);
struct waymark_resource waymark_engine(void);
struct waymark_resource waymark_type_script_runtime(void);
struct waymark_resource waymark_type_script_vectors(void);
struct waymark_resource waymark_kotlin_exception(void);
struct waymark_resource waymark_kotlin_runtime(void);
struct waymark_resource waymark_kotlin_reader(void);
struct waymark_resource waymark_kotlin_vectors(void);

#endif
