/// Reads the description of a frozen table: numbers of any size, six bits a byte from the lowest on, each byte but the
/// last with 64 added; and texts behind the number of their bytes.
///
/// Whatever the bytes are, it reads none outside of them, and as many as there are at most.
package struct FrozenStream {
    private let bytes: Bytes
    private var place = 0

    init(_ bytes: Bytes) { self.bytes = bytes }

    /// What is said of bytes that nobody can have written.
    var damage: FrozenTableError { FrozenTableError(.damage(.description(place))) }

    var isAtEnd: Bool { place == bytes.count }

    mutating func word() throws(FrozenTableError) -> UInt64 {
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
    mutating func number(upTo limit: Int = Int(Int32.max)) throws(FrozenTableError) -> Int {
        guard let number = Int(exactly: try word()), number <= limit else { throw damage }
        return number
    }

    /// A number of things of which each takes a byte at least.
    mutating func count() throws(FrozenTableError) -> Int { try number(upTo: bytes.count - place) }

    mutating func flag() throws(FrozenTableError) -> Bool { try number(upTo: 1) == 1 }

    /// A signed number, which stands there doubled, and with one more if it is below 0, counted from −1 down.
    mutating func signed() throws(FrozenTableError) -> Int64 {
        let word = try word()
        return Int64(bitPattern: word >> 1) ^ -Int64(word & 1)
    }

    mutating func text() throws(FrozenTableError) -> [UInt8] {
        let count = try count()
        defer { place += count }
        return Array(bytes.part(place..<place + count))
    }

    mutating func string() throws(FrozenTableError) -> String { String(decoding: try text(), as: UTF8.self) }

    /// Things behind their number.
    mutating func list<Element>(
        _ element: (inout FrozenStream) throws(FrozenTableError) -> Element
    ) throws(FrozenTableError) -> [Element] {
        var elements: [Element] = []
        for _ in 0..<(try count()) { elements.append(try element(&self)) }
        return elements
    }
}
