import WaymarkEngine

extension URLLayout {
    /// The byte range of scheme, host and nondefault port, such as `https://example.com:8080`.
    var originWithPort: Range<Int> { Int(start)..<Int(flags.contains(.hasPort) ? pathStart : hostEnd) }
}
