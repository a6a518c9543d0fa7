/// Where one capture of a variant stands in every link that the variant takes.
///
/// It is read where it stands in a compiled table: ``BlockLayout/version`` goes by its fields.
@usableFromInline
package struct CaptureLocation: Sendable, BitwiseCopyable {
    @usableFromInline
    package struct Kind: Sendable, Equatable, BitwiseCopyable {
        @usableFromInline package let code: UInt8

        @inlinable init(code: UInt8) { self.code = code }

        /// A whole segment.
        @inlinable package static var segment: Kind { Kind(code: 0) }
        /// A part of a segment that is literal only in part.
        @inlinable package static var piece: Kind { Kind(code: 1) }
        /// The segments of a catch-all.
        @inlinable package static var run: Kind { Kind(code: 2) }
        @inlinable package static var queryItem: Kind { Kind(code: 3) }
        @inlinable package static var fragment: Kind { Kind(code: 4) }
    }

    @usableFromInline package let kind: Kind
    @usableFromInline package let flags: Flags
    /// How many catch-alls stand before it in the path; a catch-all counts itself.
    @usableFromInline package let runs: UInt8
    /// Explicit, like `otherPadding`, so that the bytes of a location are all defined.
    @usableFromInline let padding: UInt8
    /// Of a segment its number since the last catch-all; of a piece, the number among the segment's pieces is in
    /// `number`; of a query item its number among those of the variant.
    @usableFromInline package let position: UInt16
    @usableFromInline package let number: UInt16
    /// The index of the parameter among those of the pattern.
    @usableFromInline package let parameter: UInt16
    @usableFromInline let otherPadding: UInt16
    /// The index of its constraint among the trie's.
    @usableFromInline package let constraint: UInt32
    /// Of a piece, the place of its segment's pieces in the words of the trie.
    @usableFromInline package var pieces: UInt32
    /// Where its name stands among the names, and how long it is.
    @usableFromInline package let name: UInt32
    @usableFromInline package let nameLength: UInt32
    /// The number of its default value, from 1; 0 if it has none.
    @usableFromInline package let defaultValue: UInt32

    @usableFromInline
    package struct Flags: Sendable, BitwiseCopyable {
        @usableFromInline package private(set) var rawValue: UInt8

        @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

        @inlinable package static var none: Flags { Flags(rawValue: 0) }

        @inlinable package func contains(_ other: Flags) -> Bool { rawValue & other.rawValue == other.rawValue }
        package mutating func insert(_ other: Flags) { rawValue |= other.rawValue }

        /// It holds a list: the segments of a catch-all, or query items.
        @inlinable package static var isList: Flags { Flags(rawValue: 1) }
        /// A value is what its text says as it is spelled. Lenient types and numbers with fractions know several
        /// spellings of one value, and so does one of several texts where case makes no difference.
        @inlinable package static var keepsSpelling: Flags { Flags(rawValue: 2) }
        /// Each item of a list is one element: commas are text.
        @inlinable package static var isExploded: Flags { Flags(rawValue: 4) }
        /// The link must hold it, and only one text fits.
        @inlinable package static var hasOnlyText: Flags { Flags(rawValue: 8) }
    }
}

extension CaptureLocation {
    /// - Parameter name: Where its name stands among the names; empty for segments that nobody captures.
    @inlinable
    package init(
        _ kind: Kind, flags: Flags, runs: Int = 0, position: Int, number: Int = 0, parameter: Int, constraint: Int,
        pieces: Int = 0, name: Range<Int>, defaultValue: Int = 0
    ) {
        self.kind = kind
        self.flags = flags
        self.runs = UInt8(clamping: runs)
        (padding, otherPadding) = (0, 0)
        self.position = UInt16(clamping: position)
        self.number = UInt16(clamping: number)
        self.parameter = UInt16(clamping: parameter)
        self.constraint = UInt32(truncatingIfNeeded: constraint)
        self.pieces = UInt32(truncatingIfNeeded: pieces)
        self.name = UInt32(truncatingIfNeeded: name.lowerBound)
        nameLength = UInt32(truncatingIfNeeded: name.count)
        self.defaultValue = UInt32(truncatingIfNeeded: defaultValue)
    }

    /// Whether it is a whole segment, of which the number is known.
    package var isFixed: Bool { kind == .segment && runs == 0 }
}
