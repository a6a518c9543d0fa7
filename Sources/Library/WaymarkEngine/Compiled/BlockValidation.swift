/// The validation of all bytes of an untrusted table. Not copyable, for small programs.
struct BlockValidation: ~Copyable {
    private let reader: TableReader

    init(_ reader: TableReader) { self.reader = reader }

    /// - Throws: ``CompiledTableError`` for the first problem.
    func run() throws(CompiledTableError) {
        let bytes = reader.block.bytes
        guard bytes.word32(at: 4 * BlockLayout.Word.checksum) == Checksum.of(bytes) else {
            throw CompiledTableError.checksum()
        }
        try checkFlags()
        // Functions of the program are not needed for validation.
        let table = try SearchTable(reader) { .absent($0) }
        guard TableValidator.holds(for: table) else {
            throw CompiledTableError.damage()
        }
        try EntryNames(reader).check(table.contents.value.records)
    }

    /// Checks that bytes with few valid values, such as Booleans, have one: other values are undefined behaviour.
    private func checkFlags() throws(CompiledTableError) {
        let stride = MemoryLayout<VariantRecord>.stride
        try check(.records, stride: stride, at: BlockLayout.recordFlags, limit: 1)
        try check(
            .captures, stride: MemoryLayout<CaptureLocation>.stride, at: [BlockLayout.captureKind],
            limit: CaptureLocation.Kind.fragment.code)
    }

    private func check(
        _ section: BlockLayout.Section, stride: Int, at places: [Int], limit: UInt8
    ) throws(CompiledTableError) {
        let bytes = try reader.bytes(of: section, stride: stride)
        for start in Swift.stride(from: 0, to: bytes.count, by: stride) {
            for place in places where bytes[start + place] > limit {
                throw CompiledTableError.damage()
            }
        }
    }
}

/// A non-cryptographic checksum, which detects damage but no manipulation.
package enum Checksum {
    /// Returns the checksum of a compiled table: of all bytes after the checksum itself.
    package static func of(_ table: Bytes) -> UInt32 {
        var sum: UInt64 = 0
        var index = BlockLayout.checkedStart
        while index < table.count {
            let count = min(8, table.count - index)
            let word = count == 8 ? table.word(at: index) : table.word(at: index, count: count)
            sum = (sum ^ word.bits) &* 0xBF58_476D_1CE4_E5B9
            sum ^= sum >> 29
            index += 8
        }
        return UInt32(truncatingIfNeeded: sum >> 32)
    }
}

extension Bytes {
    fileprivate func word32(at index: Int) -> UInt32 {
        UInt32(truncatingIfNeeded: word(at: index, count: 4).bits)
    }
}
