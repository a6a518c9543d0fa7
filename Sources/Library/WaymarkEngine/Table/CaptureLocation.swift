/// The location of one of a variant's captures, valid for every matching link.
///
/// Compiled tables contain it in this memory layout: change ``BlockLayout/version`` with its fields.
@usableFromInline
package struct CaptureLocation: Sendable, BitwiseCopyable {
    @usableFromInline
    package struct Kind: Sendable, Equatable, BitwiseCopyable {
        @usableFromInline package let code: UInt8

        @inlinable init(code: UInt8) { self.code = code }

        @inlinable package static var segment: Kind { Kind(code: 0) }
        /// A part of a segment.
        @inlinable package static var piece: Kind { Kind(code: 1) }
        @inlinable package static var run: Kind { Kind(code: 2) }
        @inlinable package static var queryItem: Kind { Kind(code: 3) }
        @inlinable package static var fragment: Kind { Kind(code: 4) }
    }

    @usableFromInline package let kind: Kind
    @usableFromInline package let flags: Flags
    /// The number of catch-alls in the path up to the capture, including the capture itself.
    @usableFromInline package let runs: UInt8
    /// Explicit, like `otherPadding`, so that all bytes are defined.
    @usableFromInline let padding: UInt8
    /// The segment's number after the last catch-all, or the query item's number in the variant. `number` is a piece's
    /// number in its segment.
    @usableFromInline package let position: UInt16
    @usableFromInline package let number: UInt16
    /// The index of the parameter in the pattern.
    @usableFromInline package let parameter: UInt16
    @usableFromInline let otherPadding: UInt16
    /// The index of the capture's constraint in the table.
    @usableFromInline package let constraint: UInt32
    /// The offset of a piece's segment in the words of the trie.
    @usableFromInline package var pieces: UInt32
    /// The offset of the capture's name in the names, and the name's length.
    @usableFromInline package let name: UInt32
    @usableFromInline package let nameLength: UInt32
    /// The number of the capture's default value, from 1; 0 if the capture has none.
    @usableFromInline package let defaultValue: UInt32

    @usableFromInline
    package struct Flags: Sendable, BitwiseCopyable {
        @usableFromInline package private(set) var rawValue: UInt8

        @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

        @inlinable package static var none: Flags { Flags(rawValue: 0) }

        @inlinable package func contains(_ other: Flags) -> Bool { rawValue & other.rawValue == other.rawValue }
        package mutating func insert(_ other: Flags) { rawValue |= other.rawValue }

        /// A list: the segments of a catch-all, or query items.
        @inlinable package static var isList: Flags { Flags(rawValue: 1) }
        /// The value has only one spelling. Not set for lenient types, floating-point numbers, and listed strings that
        /// are compared without case.
        @inlinable package static var keepsSpelling: Flags { Flags(rawValue: 2) }
        /// Each query item is one element of a list, even if it has commas.
        @inlinable package static var isExploded: Flags { Flags(rawValue: 4) }
        /// The capture is required, and only one string is valid.
        @inlinable package static var hasOnlyText: Flags { Flags(rawValue: 8) }
    }
}

extension CaptureLocation {
    /// - Parameter name: The range of its name in the names; empty for unnamed segments.
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

    /// `true` for a whole segment with a fixed number.
    package var isFixed: Bool { kind == .segment && runs == 0 }
}
