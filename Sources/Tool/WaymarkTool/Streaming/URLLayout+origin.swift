import WaymarkEngine

extension URLLayout {
    /// The range of the scheme, the host and any port other than the default, such as `https://example.com:8080`.
    var originWithPort: Range<Int> { Int(start)..<Int(flags.contains(.hasPort) ? pathStart : hostEnd) }
}
