import WaymarkCore

/// A redacted link with a hash after each parameter name, as in `https://example.com/user/{id=9f86d0…}`, or with the
/// value of a public parameter.
struct HashedLink: Sendable {
    private let template: RedactedTemplate

    /// - Parameters:
    ///   - text: The redacted link without hashes.
    ///   - captures: The named parameters, in the order of the link.
    init(_ text: String, _ captures: HashedCaptures) {
        template = RedactedTemplate(text, names: captures.names)
    }

    func write(_ match: borrowing MatchView, _ captures: HashedCaptures, to out: inout OutputBuffer) {
        for piece in template.pieces {
            out.write(piece.text)
            var sign = UInt8(ascii: "=")
            _ = captures.forEachHash(of: piece.parameter, in: match, to: &out) { out, hash in
                out.append(sign)
                sign = UInt8(ascii: ",")
                hash(&out)
            }
        }
        out.write(template.end)
    }
}
