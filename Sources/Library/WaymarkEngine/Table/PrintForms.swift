/// The data of a compiled table for printing links: the patterns of each route, as they are written. Accessors are
/// memory-safe for any bytes: damaged data gives wrong links, which the check of printed links rejects.
package struct PrintForms: Sendable {
    /// For each route, the index of its first pattern variant in `ranks`, followed by the count of `ranks`.
    private let starts: UncheckedSpan<UInt32>
    private let ranks: UncheckedSpan<UInt32>
    private let offsets: UncheckedSpan<UInt32>
    private let forms: UncheckedSpan<UInt8>
    /// For each set of link sources, the offset of its description in `sources`.
    private let sourceOffsets: UncheckedSpan<UInt32>
    private let sources: UncheckedSpan<UInt8>

    init(_ reader: TableReader) throws(CompiledTableError) {
        starts = try reader.elements(.entryStarts, of: UInt32.self).span
        ranks = try reader.elements(.entryRanks, of: UInt32.self).span
        offsets = try reader.elements(.formOffsets, of: UInt32.self).span
        forms = try reader.elements(.forms, of: UInt8.self).span
        sourceOffsets = try reader.elements(.sourceOffsets, of: UInt32.self).span
        sources = try reader.elements(.printedSources, of: UInt8.self).span
    }

    package var entryCount: Int { max(0, starts.count - 1) }

    package func ranks(ofEntry entry: Int) -> UncheckedSpan<UInt32> {
        guard entry >= 0, entry < entryCount else { return ranks.part(0..<0) }
        let (start, end) = (Int(starts[entry]), Int(starts[entry + 1]))
        return ranks.part(start <= end && end <= ranks.count ? start..<end : 0..<0)
    }

    /// Returns a decoder of the data for printing a pattern variant; the first number is the index of its sources.
    package func form(ofRank rank: Int) -> FormReader {
        FormReader(forms, from: rank < offsets.count ? Int(offsets[rank]) : forms.count)
    }

    /// Returns a decoder of a set of link sources: the scheme and host of printed links, and the names of all sources.
    package func sources(ofSet set: Int) -> FormReader {
        FormReader(sources, from: set < sourceOffsets.count ? Int(sourceOffsets[set]) : sources.count)
    }
}

/// A decoder of the data for printing links. After the last byte, it returns 0 for a number, and empty strings.
@usableFromInline
package struct FormReader {
    @usableFromInline let bytes: Bytes
    @usableFromInline var offset: Int

    init(_ span: UncheckedSpan<UInt8>, from offset: Int) {
        bytes = span.all
        self.offset = min(offset, span.count)
    }

    /// Reads an unsigned LEB128 number below 2^28. Returns 0 for a larger number, and at the end of the bytes.
    @inlinable @inline(__always)
    package mutating func number() -> Int {
        guard offset < bytes.count else { return 0 }
        let byte = bytes[offset]
        guard byte < 128 else { return largeNumber() }
        offset &+= 1
        return Int(byte)
    }

    @usableFromInline
    mutating func largeNumber() -> Int {
        var (number, shift) = (0, 0)
        while offset < bytes.count, shift < 28 {
            let byte = Int(bytes[offset])
            offset += 1
            number |= (byte & 127) << shift
            if byte < 128 { return number }
            shift += 7
        }
        return 0
    }

    @inlinable package var isAtEnd: Bool { offset >= bytes.count }

    @inlinable package mutating func flag() -> Bool { number() == 1 }

    /// Reads a byte count and a string, and returns the bytes of the string without copying them.
    @inlinable
    package mutating func text() -> Bytes {
        let count = min(number(), bytes.count - offset)
        defer { offset += count }
        return bytes.part(offset..<offset + count)
    }

    package mutating func string() -> String { String(bytes: text()) }
}

@available(*, unavailable, message: "a reader points into a table that its caller retains")
extension FormReader: Sendable {}
