import WaymarkCore

/// Writes JSON (RFC 8259) on one line. Callers must write a key before each value of an object, but no commas.
extension OutputBuffer {
    mutating func object<Failure: Error>(_ members: (inout OutputBuffer) throws(Failure) -> Void) throws(Failure) {
        open("{")
        try members(&self)
        close("}")
    }

    mutating func array<Failure: Error>(_ elements: (inout OutputBuffer) throws(Failure) -> Void) throws(Failure) {
        open("[")
        try elements(&self)
        close("]")
    }

    mutating func array<Element>(of elements: some Sequence<Element>, _ write: (inout OutputBuffer, Element) -> Void) {
        array { out in for element in elements { write(&out, element) } }
    }

    /// - Parameter name: Printable ASCII without quotes and backslashes, because it is not escaped.
    mutating func key(_ name: StaticString) {
        quoted { $0.append(Bytes(name)) }
        endKey()
    }

    mutating func key(text name: String) {
        string(name)
        endKey()
    }

    mutating func key(text name: Bytes) {
        string(name)
        endKey()
    }

    mutating func string(_ text: String) {
        quoted { $0.write(text, escaping: .json) }
    }

    /// Writes bytes as a JSON string, with quotes and escapes. Invalid UTF-8 is replaced by U+FFFD.
    mutating func string(_ text: Bytes) {
        quoted { $0.write(text, escaping: .json) }
    }

    /// Writes bytes that are valid JSON, such as a number or `true`.
    mutating func literal(_ text: Bytes) {
        separate()
        append(text)
    }

    /// Writes JSON that was encoded earlier: a key, a value, or several members.
    mutating func prepared(_ text: PreparedJSON) {
        text.bytes.withBytes { bytes in
            // Prepared JSON begins with a comma, which is skipped at the beginning of an object or array.
            let start = needsComma ? 0 : 1
            append(bytes.part(start..<bytes.count))
        }
        needsComma = text.needsComma
    }

    mutating func string(orNull text: String?) {
        if let text { string(text) } else { null() }
    }

    mutating func number(_ value: some FixedWidthInteger) {
        literal(value.description)
    }

    /// Writes a number, or a string such as `"nan"` or `"-inf"` for values that JSON numbers cannot express.
    mutating func number(_ value: Double) {
        if value.isFinite { literal(value.description) } else { string(value.description) }
    }

    mutating func bool(_ value: Bool) {
        literal(value ? "true" : "false")
    }

    mutating func null() {
        literal("null")
    }

    mutating func endLine() {
        append(UInt8(ascii: "\n"))
        needsComma = false
    }

    mutating func member(_ name: StaticString, _ text: String) {
        key(name)
        string(text)
    }

    mutating func member(_ name: StaticString, orNull text: String?) {
        key(name)
        string(orNull: text)
    }

    mutating func member(_ name: StaticString, _ value: some FixedWidthInteger) {
        key(name)
        number(value)
    }

    private mutating func endKey() {
        append(UInt8(ascii: ":"))
        needsComma = false
    }

    private mutating func literal(_ text: String) {
        separate()
        write(text)
    }

    mutating func quoted(_ body: (inout OutputBuffer) -> Void) {
        separate()
        append(UInt8(ascii: "\""))
        body(&self)
        append(UInt8(ascii: "\""))
    }

    mutating func open(_ bracket: Unicode.Scalar) {
        separate()
        append(UInt8(ascii: bracket))
        needsComma = false
    }

    mutating func close(_ bracket: Unicode.Scalar) {
        append(UInt8(ascii: bracket))
        needsComma = true
    }

    private mutating func separate() {
        if needsComma { append(UInt8(ascii: ",")) }
        needsComma = true
    }
}

/// Part of a JSON object or array, encoded once for repeated output.
struct PreparedJSON: Sendable {
    /// The encoded JSON, with a leading comma.
    fileprivate let bytes: [UInt8]
    fileprivate let needsComma: Bool

    init(_ write: (inout OutputBuffer) -> Void) {
        var out = OutputBuffer()
        out.needsComma = true
        write(&out)
        (bytes, needsComma) = (out.bytes, out.needsComma)
    }

    init(key name: StaticString) {
        self.init { $0.key(name) }
    }
}
