import WaymarkResources

/// The contents of the files in `Sources/Tool/WaymarkResources/Files`.
enum Resources {
    static let kotlinException = text(waymark_kotlin_exception())
    /// The fixed part of each generated Kotlin file: `typeScriptRuntime` in Kotlin. Change both together.
    static let kotlinRuntime = text(waymark_kotlin_runtime())
    static let kotlinVectors = text(waymark_kotlin_vectors())
    /// The fixed part of each generated TypeScript file: it writes links, and checks which route each written link opens. It has no
    /// search and no URL parser, because it reads only links that it has written.
    static let typeScriptRuntime = text(waymark_type_script_runtime())
    static let typeScriptVectors = text(waymark_type_script_vectors())

    static let pageScript = text(waymark_page_script())
    static let pageStyle = text(waymark_page_style())
    /// Loads the page again when its server says that the routes have changed.
    static let reloadScript = text(waymark_reload_script())
    /// The engine of the report: WebAssembly, packed (RFC 1950), as Base64.
    static let engine = Base64.text(of: Array(bytes(waymark_engine())))

    private static func bytes(_ file: waymark_resource) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: file.start, count: file.count)
    }

    /// The contents of a file without its final line break.
    private static func text(_ file: waymark_resource) -> String {
        String(decoding: bytes(file).dropLast(), as: UTF8.self)
    }
}
