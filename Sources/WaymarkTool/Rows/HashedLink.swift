import WaymarkCore

/// A redacted link in which a hash stands behind the name of each parameter: `https://example.com/user/{id=9f86d0…}`.
struct HashedLink: Sendable {
    private let pieces: [Piece]
    private let end: String

    /// What stands before a hash, and of which capture it is.
    private struct Piece: Sendable {
        let text: String
        let capture: Int
    }

    /// - Parameters:
    ///   - text: The link as it is written without hashes. Braces stand in it around parameters alone.
    ///   - captures: The parameters that have a name, in the order in which they stand there.
    init(_ text: String, _ captures: HashedCaptures) {
        var pieces: [Piece] = []
        var (rest, before) = (Substring(text), "")
        for capture in captures.indices {
            let name = "{" + captures.name(capture)
            while let brace = rest.firstIndex(of: "{") {
                let inside = rest[brace...]
                let end = inside.firstIndex(of: "}") ?? inside.endIndex
                let isNext = inside.prefix { $0 != ":" && $0 != "}" } == name
                before += rest[..<brace] + (isNext ? Substring(name) : rest[brace..<end])
                rest = rest[end...]
                if isNext { break }
            }
            pieces.append(Piece(text: before, capture: capture))
            before = ""
        }
        (self.pieces, end) = (pieces, before + rest)
    }

    func write(_ match: borrowing MatchView, _ captures: HashedCaptures, to out: inout OutputBuffer) {
        for piece in pieces {
            out.write(piece.text)
            var sign = UInt8(ascii: "=")
            _ = captures.forEachHash(of: piece.capture, in: match, to: &out) { out, hash in
                out.append(sign)
                sign = UInt8(ascii: ",")
                hash(&out)
            }
        }
        out.write(end)
    }
}
