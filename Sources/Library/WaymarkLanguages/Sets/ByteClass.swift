package struct ByteClass: Hashable, Sendable {
    private var words: SIMD4<UInt64>

    private init(words: SIMD4<UInt64>) { self.words = words }

    package static let none = ByteClass(words: .zero)
    package static let all = ByteClass(words: SIMD4(repeating: .max))
    package static let ascii = ByteClass(0...0x7F)

    package init(_ bytes: some Sequence<UInt8>) {
        words = .zero
        for byte in bytes { insert(byte) }
    }

    package init(_ bytes: ClosedRange<UInt8>) {
        words = .zero
        for index in 0..<4 {
            let (first, last) = (max(Int(bytes.lowerBound), 64 * index), min(Int(bytes.upperBound), 64 * index + 63))
            if first <= last { words[index] = UInt64.max << (first & 63) & UInt64.max >> (63 - last & 63) }
        }
    }

    package init(_ byte: UInt8) { self.init(CollectionOfOne(byte)) }

    package init(_ set: ByteSet) { self.init((0...0x7F).filter { set.contains($0) }) }

    package var isEmpty: Bool { words == .zero }

    package func contains(_ byte: UInt8) -> Bool { words[Int(byte >> 6)] >> UInt64(byte & 63) & 1 != 0 }

    package mutating func insert(_ byte: UInt8) { words[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }

    package func union(_ other: ByteClass) -> ByteClass { ByteClass(words: words | other.words) }
    package func intersection(_ other: ByteClass) -> ByteClass { ByteClass(words: words & other.words) }
    package func subtracting(_ other: ByteClass) -> ByteClass { ByteClass(words: words & ~other.words) }
    package var complement: ByteClass { ByteClass(words: ~words) }

    package var bytes: [UInt8] { (0...255).filter { contains($0) } }

    package var withBothCases: ByteClass {
        var both = self
        for lower in UInt8(ascii: "a")...UInt8(ascii: "z") where contains(lower) || contains(lower - 0x20) {
            both.insert(lower)
            both.insert(lower - 0x20)
        }
        return both
    }
}
