/// What stands where in a frozen table. `TableFreezer` writes by it, ``FrozenReader`` reads by it, and the page "Frozen
/// tables" describes it.
///
/// A table is a block of bytes. Its beginning are words of 32 bits, little endian, which hold numbers as ``Digits``: a
/// mark, the version, a checksum of everything behind it, the number of all bytes, and for each ``Section`` its place in
/// bytes and its count. The rest are the sections, each at a multiple of eight bytes. The largest ones are read where
/// they stand, so that opening a table takes no longer if it is large.
///
/// Change ``version`` with everything that changes what a byte means: here, in ``TrieLayout``, ``VariantRecord``,
/// ``CaptureLocation`` or the description. A test compares the bytes of a table with those on record.
package enum FrozenLayout {
    package static var version: Int { 1 }

    /// The bytes `WMFT`.
    package static var mark: UInt32 { 0x5446_4D57 }
    /// The bytes `WMFP`, before a table that was packed to be text: see ``PackedText``.
    package static var packedMark: UInt32 { 0x5046_4D57 }

    package enum Word {
        package static var mark: Int { 0 }
        package static var version: Int { 1 }
        package static var checksum: Int { 2 }
        package static var byteCount: Int { 3 }
        /// Of each section, its place in bytes and behind it its count.
        package static var sections: Int { 4 }
        package static var count: Int { sections + 2 * Section.count }
    }

    /// Where the bytes begin that the checksum is made of.
    package static var checkedStart: Int { 4 * Word.byteCount }

    /// Where bytes of a ``VariantRecord`` stand that are 0 or 1.
    package static var recordFlags: [Int] { [16, 18] }
    /// Where the ``CaptureLocation/Kind`` of a capture stands.
    package static var captureKind: Int { 0 }

    /// A number with a name, and no enum: those are known to the runtime with all their cases, which costs two kilobytes.
    package struct Section: Sendable {
        package let number: Int

        /// The trie, as ``TrieLayout`` has it, 32 bits each.
        package static var words: Section { Section(number: 0) }
        /// For each rank its ``VariantRecord``.
        package static var records: Section { Section(number: 1) }
        /// For each rank the place of what it asks beyond its path, 32 bits each.
        package static var requirements: Section { Section(number: 2) }
        /// ``CaptureLocation``s.
        package static var captures: Section { Section(number: 3) }
        /// The names of captures, in bytes.
        package static var names: Section { Section(number: 4) }
        /// For each entry the place of its texts among those, 32 bits each, as ``Digits``.
        package static var entries: Section { Section(number: 5) }
        /// Of each entry whether it has a name, the name, its patterns, and what must hold before it opens, as
        /// ``FrozenStream`` has texts.
        package static var texts: Section { Section(number: 6) }
        /// What is made anew when a table is opened: policy, sources, types. In bytes; see ``FrozenStream``.
        package static var description: Section { Section(number: 7) }

        static var count: Int { description.number + 1 }
    }
}

/// Numbers of up to 28 bits in four bytes of seven bits each, the lowest first.
///
/// A table that the compiler puts into a program is a text, in which bytes above 127 are parts of characters. So every word
/// of it has none, if that can be done. Numbers that are read while links are matched are not taken apart for that: only
/// such places, ranks and indices are given out whose bytes are all below 128. It leaves holes in tables of more than 128
/// variants, and nothing is slower.
package enum Digits {
    /// The largest number.
    package static var limit: Int { 1 << 28 - 1 }

    /// The n-th of the numbers whose bytes are all below 128, which are in order.
    package static func spread(_ number: Int) -> Int {
        number & 0x7F | (number & 0x3F80) << 1 | (number & 0x1F_C000) << 2 | (number & 0xFE0_0000) << 3
    }

    /// How many places there are, if so many of them are numbered so.
    package static func count(for numbered: Int) -> Int { numbered == 0 ? 0 : spread(numbered - 1) + 1 }

    /// What number one of those is; the highest bit of each byte is not looked at.
    package static func value(_ digits: Int) -> Int {
        digits & 0x7F | digits >> 1 & 0x3F80 | digits >> 2 & 0x1F_C000 | digits >> 3 & 0xFE0_0000
    }

    /// The first number from one on whose bytes are all below 128.
    package static func next(from number: Int) -> Int {
        var number = number
        for shift in stride(from: 24, through: 0, by: -8) where number >> shift & 0x80 != 0 {
            // Carry into the byte above, which may then have to go on itself: bytes below begin anew.
            number = (number >> (shift + 8) + 1) << (shift + 8)
            return next(from: number)
        }
        return number
    }
}

/// How the numbers of a frozen table stand in its bytes.
package struct Numbering: Sendable {
    private let code: UInt8

    /// As ``Digits`` and ``ShortDigits``, so that the table may be a text.
    package static var digits: Numbering { Numbering(code: 0) }
    /// As they are: ranks and indices are those of the table that was frozen, and no place is left out.
    package static var plain: Numbering { Numbering(code: 1) }

    var isPlain: Bool { code == 1 }

    package func spread(_ number: Int) -> Int { isPlain ? number : Digits.spread(number) }
    package func count(for numbered: Int) -> Int { isPlain ? numbered : Digits.count(for: numbered) }
    package func next(from number: Int) -> Int { isPlain ? number : Digits.next(from: number) }
    package func short(_ number: UInt32) -> UInt32 { isPlain ? number : ShortDigits.spread(number) }
}

/// Numbers whose lowest seven bits stand apart from the others, which takes three instructions to read: those below 16,384 have
/// no byte above 127.
package enum ShortDigits {
    package static func spread(_ number: UInt32) -> UInt32 { (number >> 7) << 8 | number & 0x7F }

    /// The number; some number, whatever the bits are.
    package static func value(_ digits: UInt32) -> UInt32 { digits &- (digits &>> 8) &<< 7 }
}
