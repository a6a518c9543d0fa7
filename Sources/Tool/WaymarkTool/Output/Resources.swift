import WaymarkResources

/// What the tool writes in other languages: the files of `Sources/Tool/WaymarkResources/Files`.
enum Resources {
    static let kotlinException = text(waymark_kotlin_exception())
    /// What every generated file of Kotlin has: `typeScriptRuntime` in another language. Change both together.
    static let kotlinRuntime = text(waymark_kotlin_runtime())
    static let kotlinVectors = text(waymark_kotlin_vectors())
    /// What every generated file of TypeScript has: how links are written, and where they lead. It reads what it has written by
    /// the forms that might take it, and no other links: it has no search, and splits no URL.
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

    /// A file without its last line break.
    private static func text(_ file: waymark_resource) -> String {
        String(decoding: bytes(file).dropLast(), as: UTF8.self)
    }
}
