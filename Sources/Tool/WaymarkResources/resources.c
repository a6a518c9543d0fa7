// Each file of the folder Files as a function that returns its bytes.
#include "resources.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

#define RESOURCE(name) \
    struct waymark_resource waymark_##name(void) { return (struct waymark_resource){name, sizeof name}; }

static const unsigned char page_script[] = {
#embed "Files/pageScript.js"
};
RESOURCE(page_script)

static const unsigned char reload_script[] = {
#embed "Files/reloadScript.js"
};
RESOURCE(reload_script)

static const unsigned char page_style[] = {
#embed "Files/pageStyle.css"
};
RESOURCE(page_style)

static const unsigned char engine[] = {
#embed "Files/engine.wasm.zlib"
};
RESOURCE(engine)

static const unsigned char type_script_runtime[] = {
#embed "Files/typeScriptRuntime.ts"
};
RESOURCE(type_script_runtime)

static const unsigned char type_script_vectors[] = {
#embed "Files/typeScriptVectors.ts"
};
RESOURCE(type_script_vectors)

static const unsigned char kotlin_exception[] = {
#embed "Files/kotlinException.kt"
};
RESOURCE(kotlin_exception)

static const unsigned char kotlin_runtime[] = {
#embed "Files/kotlinRuntime.kt"
};
RESOURCE(kotlin_runtime)

static const unsigned char kotlin_reader[] = {
#embed "Files/kotlinReader.kt"
};
RESOURCE(kotlin_reader)

static const unsigned char kotlin_vectors[] = {
#embed "Files/kotlinVectors.kt"
};
RESOURCE(kotlin_vectors)
