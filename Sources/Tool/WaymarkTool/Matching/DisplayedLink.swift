import WaymarkCore

/// A link for output, cut if it is longer than any acceptable link.
struct DisplayedLink {
    /// The maximum number of bytes of a cut link.
    static let longest = 1024

    let bytes: Bytes
    let isCut: Bool

    /// - Parameter limit: The maximum length of an acceptable link in bytes.
    init(_ line: InputLine, limit: Int) {
        isCut = line.length > limit
        bytes = isCut ? Self.beginning(of: line.bytes) : line.bytes
    }

    /// Returns the first bytes, without an incomplete character at the end.
    private static func beginning(of bytes: Bytes) -> Bytes {
        guard bytes.count > longest else { return bytes }
        let characterStart = (longest - 3...longest).last { bytes[$0] & 0xC0 != 0x80 } ?? longest
        return bytes.part(0..<characterStart)
    }
}

extension OutputBuffer {
    mutating func write(_ link: DisplayedLink, escaping: Escaping) {
        write(link.bytes, escaping: escaping)
        if link.isCut { write("…") }
    }
}
