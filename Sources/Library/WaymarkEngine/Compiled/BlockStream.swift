/// A decoder for parts of a compiled table: numbers in unsigned LEB128, and strings after their byte count. It never
/// reads past the end. Not copyable, and without inlined functions, to keep programs small.
package struct BlockStream: ~Copyable {
    private let all: ConstantArray<UInt8>
    private(set) var offset: Int

    package init(_ bytes: ConstantArray<UInt8>, from offset: Int = 0) {
        all = bytes
        self.offset = offset
    }

    private var bytes: Bytes { all.span.all }

    /// The error to throw for bytes that the table compiler never writes.
    package var damage: CompiledTableError { CompiledTableError.damage() }

    package var isAtEnd: Bool { offset == bytes.count }

    package mutating func word() throws(CompiledTableError) -> UInt64 {
        var (word, shift): (UInt64, UInt64) = (0, 0)
        while offset < bytes.count {
            let byte = UInt64(bytes[offset])
            offset += 1
            guard shift < 63 || shift == 63 && byte < 2 else { throw damage }
            word |= (byte & 127) << shift
            if byte < 128 { return word }
            shift += 7
        }
        throw damage
    }

    @inline(never)
    package mutating func number(upTo limit: Int = Int(Int32.max)) throws(CompiledTableError) -> Int {
        guard let number = Int(exactly: try word()), number <= limit else { throw damage }
        return number
    }

    /// Reads the number of elements that follow. Throws if it exceeds the number of remaining bytes.
    @inline(never)
    package mutating func count() throws(CompiledTableError) -> Int {
        let number = try number()
        guard number <= bytes.count - offset else { throw damage }
        return number
    }

    @inline(never)
    package mutating func flag() throws(CompiledTableError) -> Bool { try number(upTo: 1) == 1 }

    /// Reads a signed number in zigzag encoding.
    @inline(never)
    mutating func signed() throws(CompiledTableError) -> Int64 {
        let word = try word()
        return Int64(bitPattern: word >> 1) ^ -Int64(word & 1)
    }

    /// Reads a byte count and a string, and returns the bytes of the string without copying them.
    @inline(never)
    package mutating func text() throws(CompiledTableError) -> ConstantArray<UInt8> {
        let count = try count()
        defer { offset += count }
        return all.part(offset..<offset + count)
    }

    @inline(never)
    package mutating func string() throws(CompiledTableError) -> String { String(bytes: try text().span.all) }

    package mutating func list<Element: Sendable>(
        _ element: (inout BlockStream) throws(CompiledTableError) -> Element
    ) throws(CompiledTableError) -> [Element] {
        var elements: [Element] = []
        for _ in 0..<(try count()) { elements.append(try element(&self)) }
        return elements
    }

    /// Reads a count and that many elements. Not into an array, whose type would have to be created at run time.
    mutating func constantList<Element: Sendable>(
        _ element: (inout BlockStream, Int) throws(CompiledTableError) -> Element
    ) throws(CompiledTableError) -> ConstantArray<Element> {
        try ConstantArray(
            count: try count(), throwing: { index throws(CompiledTableError) in try element(&self, index) })
    }
}
