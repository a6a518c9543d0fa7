import WaymarkCore
import WaymarkEngine
import WaymarkExplain

/// A JSON parser (RFC 8259) that creates document nodes.
///
/// JSON is nearly a subset of YAML, but libyaml refuses surrogate pairs (`"\ud83d\ude00"`), keys of more than 1,024
/// characters, and a line break before `:`.
package struct JSONReader {
    private let source: SourceText
    private var offset = 0
    private var depth = 0
    private var nodes = 0

    private init(_ source: SourceText) { self.source = source }

    package static func read(_ source: SourceText) throws(DocumentError) -> DocumentNode {
        var reader = JSONReader(source)
        let node = try reader.value()
        reader.skipBlanks()
        guard reader.byte == nil else { throw reader.expected("the end of the file") }
        return node
    }

    private var byte: UInt8? { offset < source.bytes.count ? source.bytes[offset] : nil }

    private mutating func skipBlanks() {
        while let byte, byte.isJSONBlank { offset += 1 }
    }

    /// Skips blanks, then consumes the expected character and returns `true` if it is next.
    private mutating func take(_ expected: Character) -> Bool {
        skipBlanks()
        guard byte == expected.asciiValue else { return false }
        offset += 1
        return true
    }

    private func expected(_ what: String) -> DocumentError {
        let place = source.place(at: offset)
        if isAtComment { return DocumentError(.jsonComment, at: place) }
        let rest = String(decoding: source.bytes[offset...].prefix(4), as: UTF8.self)
        let found =
            switch rest.first {
            case nil: "the end of the file"
            case "\t": "a tab"
            case let character? where character.isInvisible:
                "U+\(String(hexadecimal: Int(character.unicodeScalars.first?.value ?? 0), uppercase: true))"
            case let character?: "'\(character)'"
            }
        return DocumentError(.json(expected: what, found: found), at: place)
    }

    private var isAtComment: Bool {
        let rest = source.bytes[offset...].prefix(2)
        return rest.first == UInt8(ascii: "#") || rest.elementsEqual("//".utf8) || rest.elementsEqual("/*".utf8)
    }

    private mutating func value() throws(DocumentError) -> DocumentNode {
        skipBlanks()
        let place = source.place(at: offset)
        nodes += 1
        guard nodes <= DocumentLimits.nodes else {
            throw DocumentError(.tooManyNodes, at: place)
        }
        let start = offset
        var node = DocumentNode(try content(), at: place)
        node.range = start..<offset
        return node
    }

    private mutating func content() throws(DocumentError) -> DocumentNode.Content {
        switch byte.map({ Character(Unicode.Scalar($0)) }) {
        case "{": .mapping(try elements(until: "}") { reader throws(DocumentError) in try reader.pair() })
        case "[": .list(try elements(until: "]") { reader throws(DocumentError) in try reader.value() })
        case "\"": .scalar(try string(), isPlain: false)
        default: .scalar(try word(), isPlain: true)
        }
    }

    private mutating func elements<Element>(
        until closer: Character, _ element: (inout JSONReader) throws(DocumentError) -> Element
    ) throws(DocumentError) -> [Element] {
        guard depth < DocumentLimits.depth else {
            throw DocumentError(.tooDeep, at: source.place(at: offset))
        }
        depth += 1
        offset += 1
        defer { depth -= 1 }
        if take(closer) { return [] }
        var elements = [try element(&self)]
        while take(",") {
            skipBlanks()
            guard byte != closer.asciiValue else {
                throw DocumentError(.jsonComma(before: closer), at: source.place(at: offset))
            }
            elements.append(try element(&self))
        }
        guard take(closer) else { throw expected("',' or '\(closer)'") }
        return elements
    }

    private mutating func pair() throws(DocumentError) -> DocumentNode.Pair {
        skipBlanks()
        let place = source.place(at: offset)
        guard byte == 0x22 else { throw expected("a key in double quotes") }
        let key = try string()
        guard take(":") else { throw expected("':' after the key") }
        return DocumentNode.Pair(key: Located(key, at: place), value: try value())
    }

    /// Reads a number, `true`, `false` or `null`, and returns it in its source spelling.
    private mutating func word() throws(DocumentError) -> String {
        let word = source.bytes[offset...].prefix(while: ByteSet.scheme.contains)
        let text = String(decoding: word, as: UTF8.self)
        guard ["true", "false", "null"].contains(text) || text.withBytes(Spelling.isDecimal) else {
            throw expected("a value")
        }
        offset = word.endIndex
        return text
    }

    private mutating func string() throws(DocumentError) -> String {
        let start = offset
        offset += 1
        var text: [UInt8] = []
        while let byte, byte != 0x22 {
            guard byte != 0x0A, byte != 0x0D else { break }
            guard byte >= 0x20 else { throw expected("'\\t' for a tab") }
            if byte == UInt8(ascii: "\\") {
                guard let escape = QuotedEscape(jsonAt: source.bytes[offset...]) else {
                    throw expected("an escape of JSON, such as '\\\\'")
                }
                text += escape.text.utf8
                offset += escape.length
            } else {
                text.append(byte)
                offset += 1
            }
        }
        guard byte == 0x22 else { throw DocumentError(.unclosedQuote, at: source.place(at: start)) }
        offset += 1
        return String(decoding: text, as: UTF8.self)
    }
}

extension UInt8 {
    var isJSONBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}

extension Character {
    /// `true` for white space outside of ASCII, and for a character without a glyph, such as a zero-width space.
    fileprivate var isInvisible: Bool {
        !isASCII && (isWhitespace || unicodeScalars.first?.properties.generalCategory == .format)
    }
}
