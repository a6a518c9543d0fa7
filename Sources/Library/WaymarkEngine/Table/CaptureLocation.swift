/// The location of one parameter's value in the links that a pattern matches, such as segment 1 for `id` in
/// `/user/{id}`. Compiled tables contain this memory layout: change ``BlockLayout/version`` if you change it.
@usableFromInline
package struct CaptureLocation: Sendable, BitwiseCopyable {
    @usableFromInline
    package struct Kind: Sendable, Equatable, BitwiseCopyable {
        @usableFromInline package let code: UInt8

        @inlinable init(code: UInt8) { self.code = code }

        @inlinable package static var segment: Kind { Kind(code: 0) }
        /// A value that is only part of a path segment, such as `file` in `{file}.{ext}`.
        @inlinable package static var piece: Kind { Kind(code: 1) }
        @inlinable package static var run: Kind { Kind(code: 2) }
        @inlinable package static var queryItem: Kind { Kind(code: 3) }
        @inlinable package static var fragment: Kind { Kind(code: 4) }
    }

    @usableFromInline package let kind: Kind
    @usableFromInline package let flags: Flags
    /// The number of catch-alls (`**`) in the pattern up to the parameter, including a parameter that is a catch-all.
    @usableFromInline package let runs: UInt8
    /// An unused byte, always 0, so that compiled tables contain no undefined bytes; `otherPadding` is the same.
    @usableFromInline let padding: UInt8
    /// The index of the path segment, counted from the preceding catch-all if there is one, or of the query item.
    @usableFromInline package let position: UInt16
    @usableFromInline package let number: UInt16
    /// The index of the parameter among all named parameters of the pattern.
    @usableFromInline package let parameter: UInt16
    @usableFromInline let otherPadding: UInt16
    /// The index of the parameter's constraint in ``TableContents/constraints``.
    @usableFromInline package let constraint: UInt32
    /// For a value that is part of a segment, the offset of the segment's literals and parameters in the search tree.
    @usableFromInline package var pieces: UInt32
    /// The offset of the parameter's name in ``TableContents/names``; `nameLength` is its length in bytes.
    @usableFromInline package let name: UInt32
    @usableFromInline package let nameLength: UInt32
    /// The index of the default value in ``TableContents/defaults`` plus 1; 0 if the parameter has no default.
    @usableFromInline package let defaultValue: UInt32

    @usableFromInline
    package struct Flags: Sendable, BitwiseCopyable {
        @usableFromInline package private(set) var rawValue: UInt8

        @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

        @inlinable package static var none: Flags { Flags(rawValue: 0) }

        @inlinable package func contains(_ other: Flags) -> Bool { rawValue & other.rawValue == other.rawValue }
        package mutating func insert(_ other: Flags) { rawValue |= other.rawValue }

        /// The flag of a parameter whose value is a list: segments of a catch-all, or elements of query items.
        @inlinable package static var isList: Flags { Flags(rawValue: 1) }
        /// The flag of a type with one spelling for each value, such as `Int`, but not `Double` or a caseless choice.
        @inlinable package static var keepsSpelling: Flags { Flags(rawValue: 2) }
        /// The flag of a list such as `[String]*`: each query item is one element, even if its value contains commas.
        @inlinable package static var isExploded: Flags { Flags(rawValue: 4) }
        /// The flag of a required parameter that accepts only one string, such as the one-element choice `{lang: |en}`.
        @inlinable package static var hasOnlyText: Flags { Flags(rawValue: 8) }
    }

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

    /// `true` if the value is a whole segment whose index is the same in every link.
    package var isFixed: Bool { kind == .segment && runs == 0 }
}
