import WaymarkCore

/// A JSON object as an input row, which the output contains with an additional member for the result.
struct ObjectRow {
    static let answer: StaticString = "waymark"

    /// The byte range of the link: the value of the last member with the given name.
    private(set) var link: Range<Int>?
    private var bytes: Bytes
    private var name: String
    private var end = 0
    private var count = 0
    /// `true` if there is already a member `waymark`, which is not copied.
    private var hasAnswer = false
    /// `true` if several members have the name of the link's member. Redacted output contains only the last one.
    private var hasOtherLinks = false

    /// - Parameter name: The name of the member with the link.
    /// - Returns: `nil` unless the row is a valid JSON object.
    init?(_ bytes: Bytes, link name: String) {
        (self.bytes, self.name) = (bytes, name)
        var row = self
        let answer = Bytes(Self.answer)
        let end = name.withBytes { name in
            JSONRow.forEachMember(of: bytes) { range, value in
                row.count += 1
                row.hasAnswer = row.hasAnswer || Self.isName(bytes.part(range), answer)
                guard Self.isName(bytes.part(range), name) else { return }
                row.hasOtherLinks = row.hasOtherLinks || row.link != nil
                row.link = value
            }
        }
        guard let end else { return nil }
        self = row
        self.end = end
    }

    private static func isName(_ spelling: Bytes, _ name: Bytes) -> Bool {
        let text = spelling.part(1..<spelling.count - 1)
        guard text.count >= name.count else { return false }
        guard text.contains(.backslash) else { return text.equals(name) }
        return JSONStringLiteral(spelling)?.withText { $0.equals(name) } ?? false
    }

    /// Writes the object without its closing brace. With redaction, `writeLink` writes the link.
    func write(to out: inout OutputBuffer, redacts: Bool, _ writeLink: (inout OutputBuffer) -> Void) {
        guard hasAnswer || redacts && hasOtherLinks else {
            if redacts, let link {
                out.append(bytes.part(0..<link.lowerBound))
                out.needsComma = false
                writeLink(&out)
                out.append(bytes.part(link.upperBound..<end))
            } else {
                out.append(bytes.part(0..<end))
            }
            out.needsComma = count > 0
            return
        }
        out.open("{")
        _ = JSONRow.forEachMember(of: bytes) { name, value in
            guard !Self.isName(bytes.part(name), Bytes(Self.answer)) else { return }
            let isLink = self.name.withBytes { Self.isName(bytes.part(name), $0) }
            if redacts, value != link, isLink { return }
            out.literal(bytes.part(name))
            out.append(UInt8(ascii: ":"))
            out.needsComma = false
            if redacts, value == link { writeLink(&out) } else { out.literal(bytes.part(value)) }
        }
    }

    /// Returns the string value of a member, or throws the reason for having none.
    static func text(of name: String, in row: Bytes) throws(RowError) -> JSONStringLiteral {
        guard let object = ObjectRow(row, link: name) else { throw .notJSON }
        guard let range = object.link else { throw .noField }
        guard let text = JSONStringLiteral(row.part(range)) else { throw .notText }
        return text
    }
}
