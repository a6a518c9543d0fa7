import WaymarkCore

/// A link as it is shown: whole, or, when it is longer than any acceptable link, its beginning.
struct ShownLink {
    /// How many bytes of a link are shown that is too long.
    static let longest = 1024

    let bytes: Bytes
    let isCut: Bool

    /// - Parameter limit: The most bytes that an acceptable link has.
    init(_ line: InputLine, limit: Int) {
        isCut = line.length > limit
        bytes = isCut ? Self.beginning(of: line.bytes) : line.bytes
    }

    /// The first bytes, without a character that does not end among them.
    private static func beginning(of bytes: Bytes) -> Bytes {
        guard bytes.count > longest else { return bytes }
        let characterStart = (longest - 3...longest).last { bytes[$0] & 0xC0 != 0x80 } ?? longest
        return bytes.part(0..<characterStart)
    }
}

extension OutputBuffer {
    /// Appends a link; `…` stands for what is left out.
    mutating func write(_ link: ShownLink, escaping: Escaping) {
        write(link.bytes, escaping: escaping)
        if link.isCut { write("…") }
    }
}
