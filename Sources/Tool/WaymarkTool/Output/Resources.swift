import WaymarkResources

/// The files in `Sources/Tool/WaymarkResources/Files`.
enum Resources {
    static let kotlinException = text(waymark_kotlin_exception())
    /// The fixed part of each generated Kotlin file. It must be equivalent to `typeScriptRuntime`.
    static let kotlinRuntime = text(waymark_kotlin_runtime())
    /// The link parser of generated Kotlin files for Navigation 3, which uses `kotlinRuntime`.
    static let kotlinReader = text(waymark_kotlin_reader())
    static let kotlinVectors = text(waymark_kotlin_vectors())
    /// The fixed part of each generated TypeScript file, which creates links and checks which route each link opens. It
    /// needs neither a trie nor a URL parser, because it matches only links that it has created.
    static let typeScriptRuntime = text(waymark_type_script_runtime())
    static let typeScriptVectors = text(waymark_type_script_vectors())

    static let pageScript = text(waymark_page_script())
    static let pageStyle = text(waymark_page_style())
    static let reloadScript = text(waymark_reload_script())
    /// The engine of the report page: compressed WebAssembly (RFC 1950) in Base64.
    static let engine = Base64.text(of: Array(bytes(waymark_engine())))

    private static func bytes(_ file: waymark_resource) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: file.start, count: file.count)
    }

    private static func text(_ file: waymark_resource) -> String {
        String(decoding: bytes(file).dropLast(), as: UTF8.self)
    }
}
