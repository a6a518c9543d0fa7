import WaymarkEngine

extension URLLayout {
    /// The scheme and the host, with a port that is not the default.
    var originWithPort: Range<Int> { Int(start)..<Int(flags.contains(.hasPort) ? pathStart : hostEnd) }
}
