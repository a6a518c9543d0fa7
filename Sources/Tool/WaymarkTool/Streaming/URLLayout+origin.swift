import WaymarkEngine

extension URLLayout {
    /// The byte range of the scheme, host and nondefault port of a link, such as `https://example.com:8080`.
    var originWithPort: Range<Int> { Int(start)..<Int(flags.contains(.hasPort) ? pathStart : hostEnd) }
}
