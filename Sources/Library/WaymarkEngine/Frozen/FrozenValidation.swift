/// Looks at every byte of a table that comes from elsewhere.
struct FrozenValidation {
    private let reader: FrozenReader

    init(_ reader: FrozenReader) { self.reader = reader }

    /// - Throws: The first thing that is wrong.
    func run() throws(FrozenTableError) {
        let bytes = reader.block.bytes
        let checksum = bytes.word32(at: 4 * FrozenLayout.Word.checksum)
        guard FrozenReader.number(checksum) == Checksum.of(bytes) else { throw FrozenTableError.checksum() }
        try checkFlags()
        // What only the program knows is not asked for yet.
        let parts = try reader.parts(.digits) { .absent($0) }
        guard TableProof.holds(for: parts) else { throw FrozenTableError.damage() }
        try FrozenNames(reader).check()
    }

    /// Bytes that stand for one of few values have one of them: nothing else may be read as a value of their type.
    private func checkFlags() throws(FrozenTableError) {
        let stride = MemoryLayout<VariantRecord>.stride
        try check(.records, stride: stride, at: FrozenLayout.recordFlags, limit: 1)
        try check(
            .captures, stride: MemoryLayout<CaptureLocation>.stride, at: [FrozenLayout.captureKind],
            limit: CaptureLocation.Kind.fragment.code)
    }

    private func check(
        _ section: FrozenLayout.Section, stride: Int, at places: [Int], limit: UInt8
    ) throws(FrozenTableError) {
        let bytes = try reader.bytes(of: section, stride: stride)
        for start in Swift.stride(from: 0, to: bytes.count, by: stride) {
            for place in places where bytes[start + place] > limit {
                throw FrozenTableError.damage()
            }
        }
    }
}

/// A number of 28 bits that is another one, most likely, if a byte is. It finds damage, and nobody who means harm.
package enum Checksum {
    /// The checksum of a table, all of whose bytes are given.
    package static func of(_ table: Bytes) -> Int {
        var sum: UInt64 = 0
        var index = FrozenLayout.checkedStart
        while index < table.count {
            let count = min(8, table.count - index)
            var word: UInt64 = 0
            for offset in 0..<count { word |= UInt64(table[index + offset]) << UInt64(8 * offset) }
            sum = (sum ^ word) &* 0xBF58_476D_1CE4_E5B9
            sum ^= sum >> 29
            index += 8
        }
        return Int(sum >> 36)
    }
}

extension Bytes {
    /// Four bytes, the first one lowest, as a word of the machine.
    fileprivate func word32(at index: Int) -> UInt32 {
        (0..<4).reduce(0) { $0 | UInt32(self[index + $1]) << UInt32(8 * $1) }.littleEndian
    }
}
