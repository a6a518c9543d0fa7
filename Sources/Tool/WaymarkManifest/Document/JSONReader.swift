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

    package static func read(_ source: SourceText) throws(DocumentFault) -> DocumentNode {
        var reader = JSONReader(source)
        let node = try reader.value()
        reader.skipBlanks()
        guard reader.byte == nil else { throw reader.expected("the end of the file") }
        return node
    }

    private var byte: UInt8? { offset < source.bytes.count ? source.bytes[offset] : nil }

    private mutating func skipBlanks() {
        while let byte, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { offset += 1 }
    }

    /// Skips blanks, then consumes a byte if it is next.
    private mutating func take(_ expected: Character) -> Bool {
        skipBlanks()
        guard byte == expected.asciiValue else { return false }
        offset += 1
        return true
    }

    private func expected(_ what: String) -> DocumentFault {
        let place = source.place(at: offset)
        if isAtComment { return DocumentFault(.syntax(.jsonComment), at: place) }
        let rest = String(decoding: source.bytes[offset...].prefix(4), as: UTF8.self)
        let found =
            switch rest.first {
            case nil: "the end of the file"
            case "\t": "a tab"
            case let character?: "'\(character)'"
            }
        return DocumentFault(.syntax(.json(expected: what, found: found)), at: place)
    }

    private var isAtComment: Bool {
        let rest = source.bytes[offset...].prefix(2)
        return rest.first == UInt8(ascii: "#") || rest.elementsEqual("//".utf8) || rest.elementsEqual("/*".utf8)
    }

    /// Consumes a comma. The closing bracket must not follow it.
    private mutating func takeComma(before closer: Character) throws(DocumentFault) -> Bool {
        guard take(",") else { return false }
        skipBlanks()
        guard byte != closer.asciiValue else {
            throw DocumentFault(.syntax(.jsonComma(before: closer)), at: source.place(at: offset))
        }
        return true
    }
}

extension JSONReader {
    private mutating func value() throws(DocumentFault) -> DocumentNode {
        skipBlanks()
        let place = source.place(at: offset)
        nodes += 1
        guard nodes <= DocumentLimits.nodes else {
            throw DocumentFault(.tooManyNodes(limit: DocumentLimits.nodes), at: place)
        }
        switch byte.map({ Character(Unicode.Scalar($0)) }) {
        case "{":
            return DocumentNode(.mapping(try nested { reader throws(DocumentFault) in try reader.pairs() }), at: place)
        case "[":
            return DocumentNode(.list(try nested { reader throws(DocumentFault) in try reader.elements() }), at: place)
        case "\"": return DocumentNode(.scalar(try string(), isPlain: false), at: place)
        default: return DocumentNode(.scalar(try word(), isPlain: true), at: place)
        }
    }

    /// Reads the contents of brackets, starting at the opening one.
    private mutating func nested<Content>(
        _ read: (inout JSONReader) throws(DocumentFault) -> Content
    ) throws(DocumentFault) -> Content {
        guard depth < DocumentLimits.depth else {
            throw DocumentFault(.tooDeep(limit: DocumentLimits.depth), at: source.place(at: offset))
        }
        depth += 1
        offset += 1
        let content = try read(&self)
        depth -= 1
        return content
    }

    private mutating func elements() throws(DocumentFault) -> [DocumentNode] {
        if take("]") { return [] }
        var elements = [try value()]
        while try takeComma(before: "]") { elements.append(try value()) }
        guard take("]") else { throw expected("',' or ']'") }
        return elements
    }

    private mutating func pairs() throws(DocumentFault) -> [DocumentNode.Pair] {
        if take("}") { return [] }
        var pairs = [try pair()]
        while try takeComma(before: "}") { pairs.append(try pair()) }
        guard take("}") else { throw expected("',' or '}'") }
        return pairs
    }

    private mutating func pair() throws(DocumentFault) -> DocumentNode.Pair {
        skipBlanks()
        let place = source.place(at: offset)
        guard byte == 0x22 else { throw expected("a key in double quotes") }
        let key = try string()
        guard take(":") else { throw expected("':' after the key") }
        return DocumentNode.Pair(key: Located(key, at: place), value: try value())
    }

    /// Reads a number, `true`, `false` or `null` in its source spelling.
    private mutating func word() throws(DocumentFault) -> String {
        let isPart: (UInt8) -> Bool = {
            switch $0 {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
                true
            default: false
            }
        }
        let word = source.bytes[offset...].prefix(while: isPart)
        let text = String(decoding: word, as: UTF8.self)
        guard ["true", "false", "null"].contains(text) || JSONReader.isNumber(text) else { throw expected("a value") }
        offset = word.endIndex
        return text
    }

    /// `-? (0 | [1-9][0-9]*) (\.[0-9]+)? ([eE][+-]?[0-9]+)?`
    private static func isNumber(_ text: String) -> Bool {
        var rest = text.utf8[...]
        func digits() -> Int {
            let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
            rest = rest[digits.endIndex...]
            return digits.count
        }
        if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
        let startsWithZero = rest.first == UInt8(ascii: "0")
        let whole = digits()
        guard whole == 1 || whole > 1 && !startsWithZero else { return false }
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            guard digits() > 0 else { return false }
        }
        if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
            rest.removeFirst()
            if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
            guard digits() > 0 else { return false }
        }
        return rest.isEmpty
    }
}

extension JSONReader {
    /// Reads a string, from its opening quote through its closing one.
    private mutating func string() throws(DocumentFault) -> String {
        let start = offset
        offset += 1
        var text: [UInt8] = []
        while let byte, byte != 0x22 {
            guard byte != 0x0A, byte != 0x0D else { break }
            guard byte >= 0x20 else { throw expected("'\\t' for a tab") }
            if byte == UInt8(ascii: "\\") {
                text += try escape().utf8
            } else {
                text.append(byte)
                offset += 1
            }
        }
        guard byte == 0x22 else { throw DocumentFault(.syntax(.unclosedQuote), at: source.place(at: start)) }
        offset += 1
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func escape() throws(DocumentFault) -> String {
        let rest = source.bytes[offset...]
        guard let escape = QuotedEscape(jsonAt: rest) else {
            throw DocumentFault(.syntax(.unknownEscape), at: source.place(at: offset))
        }
        offset += escape.length
        return escape.text
    }
}
