import WaymarkCore

/// A redacted link in which something stands behind the names of parameters: a hash, as in
/// `https://example.com/user/{id=9f86d0…}`, or the value of one that is public.
struct HashedLink: Sendable {
    private let template: RedactedTemplate

    /// - Parameters:
    ///   - text: The link as it is written without hashes.
    ///   - captures: The parameters that have a name, in the order in which they stand there.
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
