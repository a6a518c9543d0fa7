import WaymarkExplain

/// A JSON value (RFC 8259) that is printed readably: a list or object is on one line if it fits.
package indirect enum JSONText: Hashable, Sendable {
    case text(String)
    /// A number, `true`, `false` or `null`, which is printed unchanged.
    case word(String)
    case list([JSONText])
    case object([Member])
    /// A value that replaces a node of an edited file.
    case edited(DocumentNode, JSONText)

    package struct Member: Hashable, Sendable {
        package let key: String
        package let value: JSONText

        package init(_ key: String, _ value: JSONText) { (self.key, self.value) = (key, value) }
    }

    package static func object(_ members: [(String, JSONText)]) -> JSONText {
        .object(members.map { Member($0.0, $0.1) })
    }

    package init(_ node: DocumentNode) {
        switch node.content {
        case .scalar(let text, let isPlain): self = isPlain ? .word(text) : .text(text)
        case .list(let elements): self = .list(elements.map { JSONText($0) })
        case .mapping(let pairs): self = .object(pairs.map { Member($0.key.value, JSONText($0.value)) })
        case .unusable: self = .word("null")
        }
    }

    /// Returns the value as JSON with a final line break.
    ///
    /// - Parameter width: The maximum width of a line that contains more than one value.
    package func text(width: Int = 120) -> String { JSONWriter(width: width).text(self) + "\n" }

    /// Returns the text of an edited file with the old value `root`. Unchanged values keep their text, and the rest
    /// gets the file's indentation.
    package func text(over file: SourceText, _ root: DocumentNode) -> String {
        let (start, end) = (file.bytes[..<root.range.lowerBound], file.bytes[root.range.upperBound...])
        return String(decoding: start, as: UTF8.self) + JSONWriter(over: file, root).text(self, over: root)
            + String(decoding: end, as: UTF8.self)
    }

    var onOneLine: String { JSONWriter(width: .max).text(self) }

    /// Returns a JSON string literal (RFC 8259, section 7).
    package static func quoted(_ text: String) -> String {
        if text.utf8.allSatisfy({ 0x20...0x7E ~= $0 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
            return "\"\(text)\""
        }
        let escaped = text.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case _ where scalar.isHidden:
                String(scalar).utf16.map { "\\u" + String(hexadecimal: Int($0)) }.joined()
            default: String(scalar)
            }
        }
        return "\"" + escaped.joined() + "\""
    }
}

extension Unicode.Scalar {
    /// `true` for a character that is invisible, or changes the display of its neighbors.
    fileprivate var isHidden: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
        default: false
        }
    }
}
