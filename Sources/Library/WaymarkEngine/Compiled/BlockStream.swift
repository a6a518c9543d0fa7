/// Reads the description of a compiled table: unsigned LEB128 numbers, and texts after the number of their bytes.
///
/// It reads no byte outside of the stream, whatever the bytes are.
///
/// Its functions are not inlined: a table is opened once, and a description has dozens of parts.
package struct BlockStream {
    private let all: ConstantArray<UInt8>
    private var place: Int

    /// - Parameter place: Where to begin.
    package init(_ bytes: ConstantArray<UInt8>, from place: Int = 0) {
        all = bytes
        self.place = place
    }

    private var bytes: Bytes { all.row.all }

    /// What is said of bytes that nobody can have written.
    package var damage: CompiledTableError { CompiledTableError.damage() }

    package var isAtEnd: Bool { place == bytes.count }

    package mutating func word() throws(CompiledTableError) -> UInt64 {
        var (word, shift): (UInt64, UInt64) = (0, 0)
        while place < bytes.count {
            let byte = UInt64(bytes[place])
            place += 1
            guard shift < 63 || shift == 63 && byte < 2 else { throw damage }
            word |= (byte & 127) << shift
            if byte < 128 { return word }
            shift += 7
        }
        throw damage
    }

    /// A number up to a limit.
    @inline(never)
    package mutating func number(upTo limit: Int = Int(Int32.max)) throws(CompiledTableError) -> Int {
        guard let number = Int(exactly: try word()), number <= limit else { throw damage }
        return number
    }

    /// A number of things of which each takes a byte at least.
    @inline(never)
    package mutating func count() throws(CompiledTableError) -> Int {
        let number = try number()
        // The bytes that are left behind the number itself.
        guard number <= bytes.count - place else { throw damage }
        return number
    }

    @inline(never)
    package mutating func flag() throws(CompiledTableError) -> Bool { try number(upTo: 1) == 1 }

    /// A signed number, which stands there doubled, and with one more if it is below 0, counted from −1 down.
    @inline(never)
    mutating func signed() throws(CompiledTableError) -> Int64 {
        let word = try word()
        return Int64(bitPattern: word >> 1) ^ -Int64(word & 1)
    }

    /// A text, where it stands.
    @inline(never)
    package mutating func text() throws(CompiledTableError) -> ConstantArray<UInt8> {
        let count = try count()
        defer { place += count }
        return all.part(place..<place + count)
    }

    @inline(never)
    package mutating func string() throws(CompiledTableError) -> String { String(bytes: try text().row.all) }

    /// Things behind their number.
    package mutating func list<Element: Sendable>(
        _ element: (inout BlockStream) throws(CompiledTableError) -> Element
    ) throws(CompiledTableError) -> [Element] {
        var elements: [Element] = []
        for _ in 0..<(try count()) { elements.append(try element(&self)) }
        return elements
    }

    /// Things behind their number, in memory of their own: cheaper than an array, whose type the runtime would make.
    mutating func constantList<Element: Sendable>(
        _ element: (inout BlockStream, Int) throws(CompiledTableError) -> Element
    ) throws(CompiledTableError) -> ConstantArray<Element> {
        try ConstantArray(
            count: try count(), throwing: { index throws(CompiledTableError) in try element(&self, index) })
    }
}
