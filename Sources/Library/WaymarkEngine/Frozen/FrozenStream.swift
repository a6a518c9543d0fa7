/// Reads the description of a frozen table: numbers of any size, six bits a byte from the lowest on, each byte but the
/// last with 64 added; and texts behind the number of their bytes.
///
/// Whatever the bytes are, it reads none outside of them, and as many as there are at most.
///
/// What reads a part of it is a call each time: a table is opened once, and a description has dozens of parts.
package struct FrozenStream {
    private let all: FrozenArray<UInt8>
    private var place: Int

    /// - Parameter place: Where to begin.
    package init(_ bytes: FrozenArray<UInt8>, from place: Int = 0) {
        all = bytes
        self.place = place
    }

    private var bytes: Bytes { all.row.all }

    /// What is said of bytes that nobody can have written.
    package var damage: FrozenTableError { FrozenTableError.damage() }

    package var isAtEnd: Bool { place == bytes.count }

    package mutating func word() throws(FrozenTableError) -> UInt64 {
        var (word, shift): (UInt64, UInt64) = (0, 0)
        while place < bytes.count {
            let byte = UInt64(bytes[place])
            place += 1
            guard shift < 60 || shift == 60 && byte < 16 else { throw damage }
            word |= (byte & 63) << shift
            if byte < 64 { return word }
            if byte > 127 { throw damage }
            shift += 6
        }
        throw damage
    }

    /// A number up to a limit.
    @inline(never)
    package mutating func number(upTo limit: Int = Int(Int32.max)) throws(FrozenTableError) -> Int {
        guard let number = Int(exactly: try word()), number <= limit else { throw damage }
        return number
    }

    /// A number of things of which each takes a byte at least.
    @inline(never)
    package mutating func count() throws(FrozenTableError) -> Int {
        let number = try number()
        // The bytes that are left behind the number itself.
        guard number <= bytes.count - place else { throw damage }
        return number
    }

    @inline(never)
    package mutating func flag() throws(FrozenTableError) -> Bool { try number(upTo: 1) == 1 }

    /// A signed number, which stands there doubled, and with one more if it is below 0, counted from −1 down.
    @inline(never)
    mutating func signed() throws(FrozenTableError) -> Int64 {
        let word = try word()
        return Int64(bitPattern: word >> 1) ^ -Int64(word & 1)
    }

    /// A text, where it stands.
    @inline(never)
    package mutating func text() throws(FrozenTableError) -> FrozenArray<UInt8> {
        let count = try count()
        defer { place += count }
        return all.part(place..<place + count)
    }

    @inline(never)
    package mutating func string() throws(FrozenTableError) -> String { String(bytes: try text().row.all) }

    /// Things behind their number.
    package mutating func list<Element: Sendable>(
        _ element: (inout FrozenStream) throws(FrozenTableError) -> Element
    ) throws(FrozenTableError) -> [Element] {
        var elements: [Element] = []
        for _ in 0..<(try count()) { elements.append(try element(&self)) }
        return elements
    }

    /// Things behind their number, in memory of their own: cheaper than an array, whose type the runtime would make.
    mutating func frozenList<Element: Sendable>(
        _ element: (inout FrozenStream, Int) throws(FrozenTableError) -> Element
    ) throws(FrozenTableError) -> FrozenArray<Element> {
        try FrozenArray(count: try count(), throwing: { index throws(FrozenTableError) in try element(&self, index) })
    }
}
