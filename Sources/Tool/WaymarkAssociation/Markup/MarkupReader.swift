import WaymarkEngine
import WaymarkManifest

/// A parser of XML 1.0, in linear time. It rejects documents that declare entities or other markup, and resolves only
/// the predefined entities, such as `&amp;`.
struct MarkupReader {
    private let source: SourceText
    private let bytes: [UInt8]
    private let isPropertyList: Bool
    private var index = 0
    /// The open elements, outermost first.
    private var open: [MarkupElement] = []
    private var root: MarkupElement?

    static let depthLimit = 200

    struct Failure: Error {
        let fault: AssociationProblem.Kind
        let offset: Int
    }

    /// - Parameter isPropertyList: `true` to ignore, like Apple's parser, comments with `--` and late XML declarations.
    static func read(_ source: SourceText, isPropertyList: Bool) throws(Failure) -> MarkupElement {
        var reader = MarkupReader(source: source, bytes: source.bytes, isPropertyList: isPropertyList)
        try reader.readDeclaration()
        while reader.index < reader.bytes.count { try reader.readPiece() }
        if let last = reader.open.last { throw reader.failure(.unfinished("<\(last.name)>")) }
        guard let root = reader.root else { throw reader.failure(.noElement) }
        return root
    }

    private mutating func readPiece() throws(Failure) {
        if starts(with: "<!--") { return try readComment() }
        if starts(with: "<![CDATA[") { return try readCharacterData() }
        if starts(with: "<!") { return try readDoctype() }
        if starts(with: "<?") { return try readInstruction() }
        if starts(with: "</") { return try readEndTag() }
        if starts(with: "<") { return try readStartTag() }
        try readText()
    }

    /// Reads the declaration `<?xml version="1.0" encoding="utf-8"?>`, if the file begins with it.
    private mutating func readDeclaration() throws(Failure) {
        guard starts(with: "<?xml"), index + 5 < bytes.count, bytes[5].isBlank else { return }
        index = 5
        var known: [String] = []
        while true {
            let hasBlank = skipBlanks()
            if starts(with: "?>") { break }
            guard hasBlank else { throw failure(.unexpected(shown(index), expected: "a blank or '?>'")) }
            let start = index
            let (name, value) = try readAttribute()
            let order = ["version", "encoding", "standalone"].drop { known.contains($0) }
            guard order.contains(name.value), !known.contains(name.value), known.isEmpty == (name.value == "version")
            else { throw failure(.unexpected("'\(name.value)'", expected: "a declaration of XML"), at: start) }
            known.append(name.value)
            if name.value == "version", value.value.wholeMatch(of: /1\.[0-9]+/) == nil {
                throw failure(.unexpected("'\(value.value)'", expected: "version 1.0"), at: start)
            }
            guard name.value == "encoding" else { continue }
            guard ["utf-8", "us-ascii", "ascii", "iso-8859-1"].contains(value.value.lowercased()) else {
                throw failure(.encoding(value.value), at: start)
            }
        }
        if known.isEmpty { throw failure(.unexpected("'?>'", expected: "version=\"1.0\"")) }
        index += 2
    }

    private mutating func readComment() throws(Failure) {
        let start = index
        index += 4
        guard let end = find(isPropertyList ? "-->" : "--") else { throw failure(.unfinished("<!--"), at: start) }
        index = end + 2
        guard take(">") else { throw failure(.unexpected("'--'", expected: "'-->'"), at: end) }
    }

    private mutating func readCharacterData() throws(Failure) {
        let start = index
        index += 9
        guard !open.isEmpty, let end = find("]]>") else { throw failure(.unfinished("<![CDATA["), at: start) }
        open[open.count - 1].text += String(decoding: bytes[index..<end], as: UTF8.self)
        index = end + 3
    }

    private mutating func readDoctype() throws(Failure) {
        let start = index
        guard starts(with: "<!DOCTYPE"), root == nil, open.isEmpty else { throw failure(.declarations) }
        while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
            let byte = bytes[index]
            if byte == UInt8(ascii: "[") { throw failure(.declarations, at: start) }
            index += 1
            guard byte == .quote || byte == .apostrophe else { continue }
            while index < bytes.count, bytes[index] != byte { index += 1 }
            index += 1
        }
        guard index < bytes.count else { throw failure(.unfinished("<!DOCTYPE"), at: start) }
        index += 1
    }

    private mutating func readInstruction() throws(Failure) {
        let start = index
        index += 2
        let name = try readName()
        if name.lowercased() == "xml", !isPropertyList {
            throw failure(.unexpected("'<?xml' after other text", expected: "'<?xml' first"), at: start)
        }
        guard index < bytes.count, bytes[index].isBlank || starts(with: "?>"), let end = find("?>") else {
            throw failure(.unfinished("<?\(name)"), at: start)
        }
        index = end + 2
    }

    private mutating func readText() throws(Failure) {
        let start = index
        while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
            if starts(with: "]]>") { throw failure(.unexpected("']]>'", expected: "'<![CDATA[' before it")) }
            index += 1
        }
        guard let element = open.indices.last else {
            guard let odd = (start..<index).first(where: { !bytes[$0].isBlank }) else { return }
            throw failure(.unexpected(shown(odd), expected: root == nil ? "'<'" : "the end of the file"), at: odd)
        }
        open[element].text += try resolved(start..<index)
    }

    private mutating func readStartTag() throws(Failure) {
        let start = index
        if root != nil, open.isEmpty { throw failure(.unexpected("'<'", expected: "the end of the file")) }
        index += 1
        var element = MarkupElement(name: try readName(), place: source.place(at: start))
        var names: Set<String> = []
        while true {
            let hasBlank = skipBlanks()
            if index == bytes.count { throw failure(.unfinished("<\(element.name)"), at: start) }
            if take("/>") { return close(element) }
            if take(">") { break }
            let before = index
            guard hasBlank else { throw failure(.unexpected(shown(index), expected: "a blank, '>' or '/>'")) }
            let (name, value) = try readAttribute()
            guard names.insert(name.value).inserted else { throw failure(.repeatedAttribute(name.value), at: before) }
            element.attributes.append(MarkupAttribute(name: name, value: value))
        }
        guard open.count < Self.depthLimit else { throw failure(.tooDeep(limit: Self.depthLimit), at: start) }
        open.append(element)
    }

    private mutating func readEndTag() throws(Failure) {
        let start = index
        index += 2
        let name = try readName()
        skipBlanks()
        guard let element = open.last else {
            throw failure(
                .unexpected("</\(name)>", expected: root == nil ? "an element" : "the end of the file"), at: start)
        }
        guard name == element.name else { throw failure(.wrongEnd(name, expected: element.name), at: start) }
        guard take(">") else { throw failure(.unfinished("</\(name)"), at: start) }
        open.removeLast()
        close(element)
    }

    private mutating func close(_ element: MarkupElement) {
        if let parent = open.indices.last { open[parent].children.append(element) } else { root = element }
    }

    private mutating func readAttribute() throws(Failure) -> (name: Located<String>, value: Located<String>) {
        let place = source.place(at: index)
        let name = Located(try readName(), at: place)
        skipBlanks()
        guard take("=") else { throw failure(.unexpected(shown(index), expected: "'='")) }
        skipBlanks()
        let start = index
        guard index < bytes.count, bytes[index] == .quote || bytes[index] == .apostrophe else {
            throw failure(.unexpected(shown(index), expected: "a value in quotes"))
        }
        let quote = bytes[index]
        index += 1
        while index < bytes.count, bytes[index] != quote {
            if bytes[index] == UInt8(ascii: "<") { throw failure(.unexpected("'<'", expected: "'&lt;'")) }
            index += 1
        }
        guard index < bytes.count else { throw failure(.unfinished("a value"), at: start) }
        let text = try resolved(start + 1..<index, inAttribute: true)
        index += 1
        return (name, Located(text, at: source.place(at: start)))
    }

    private mutating func readName() throws(Failure) -> String {
        let start = index
        while index < bytes.count, bytes[index].isOfName(first: index == start) { index += 1 }
        guard index > start else { throw failure(.unexpected(shown(index), expected: "a name")) }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    /// Returns the string in a range, with character references such as `&amp;` resolved.
    private func resolved(_ range: Range<Int>, inAttribute: Bool = false) throws(Failure) -> String {
        var (result, offset) = ([UInt8](), range.lowerBound)
        while offset < range.upperBound {
            let byte = bytes[offset]
            guard byte == UInt8(ascii: "&") else {
                result.append(inAttribute && byte.isBlank ? 0x20 : byte)
                offset += 1
                continue
            }
            // Forty bytes suffice for any character reference with leading zeros.
            let rest = bytes[offset + 1..<min(offset + 40, range.upperBound)]
            guard let end = rest.firstIndex(of: UInt8(ascii: ";")),
                let text = Self.text(ofReference: String(decoding: rest[..<end], as: UTF8.self))
            else {
                let name = rest.prefix { $0 != UInt8(ascii: ";") && !$0.isBlank }
                throw failure(.unknownReference(String(decoding: name, as: UTF8.self)), at: offset)
            }
            result += text.utf8
            offset = end + 1
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func text(ofReference name: String) -> String? {
        let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
        if let text = names[name] { return text }
        guard name.hasPrefix("#") else { return nil }
        let isHexadecimal = name.hasPrefix("#x")
        let digits = name.dropFirst(isHexadecimal ? 2 : 1)
        guard digits.utf8.first != UInt8(ascii: "+"), digits.utf8.first != UInt8(ascii: "-"),
            let number = UInt32(digits, radix: isHexadecimal ? 16 : 10), let scalar = Unicode.Scalar(number),
            number >= 0x20 || [9, 10, 13].contains(number), number & 0xFFFE != 0xFFFE || number > 0xFFFF
        else { return nil }
        return String(scalar)
    }

    private func starts(with text: StaticString, at offset: Int? = nil) -> Bool {
        let (start, count) = (offset ?? index, text.utf8CodeUnitCount)
        guard start + count <= bytes.count else { return false }
        return text.withUTF8Buffer { $0.elementsEqual(bytes[start..<start + count]) }
    }

    private mutating func take(_ text: StaticString) -> Bool {
        guard starts(with: text) else { return false }
        index += text.utf8CodeUnitCount
        return true
    }

    @discardableResult
    private mutating func skipBlanks() -> Bool {
        let start = index
        while index < bytes.count, bytes[index].isBlank { index += 1 }
        return index > start
    }

    private func find(_ text: StaticString) -> Int? { (index..<bytes.count).first { starts(with: text, at: $0) } }

    private func shown(_ offset: Int) -> String {
        guard offset < bytes.count else { return "the end of the file" }
        let text = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
        return text.first.map { "'\($0)'" } ?? "nothing"
    }

    private func failure(_ fault: AssociationProblem.Kind, at offset: Int? = nil) -> Failure {
        Failure(fault: fault, offset: offset ?? index)
    }
}

extension UInt8 {
    static let quote = UInt8(ascii: "\"")
    fileprivate static let apostrophe = UInt8(ascii: "'")

    fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }

    fileprivate func isOfName(first: Bool) -> Bool {
        isASCIILetter || self == UInt8(ascii: "_") || self == .colon || self >= 0x80
            || !first && (isASCIILetterOrDigit || self == .minus || self == .dot)
    }
}

extension [UInt8] {
    /// The bytes in UTF-8, converted if they are XML that declares ISO-8859-1.
    var withDeclaredEncoding: [UInt8] {
        let start = String(decoding: prefix(100), as: UTF8.self)
        guard start.contains(/^<\?xml\s[^>]*encoding\s*=\s*["']iso-8859-1["']/.ignoresCase()) else { return self }
        return flatMap { $0 < 0x80 ? [$0] : [0xC0 | $0 >> 6, 0x80 | $0 & 0x3F] }
    }
}
