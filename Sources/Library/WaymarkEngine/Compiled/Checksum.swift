/// A non-cryptographic checksum, which detects damage but no manipulation.
package enum Checksum {
    /// Returns the checksum of a compiled table, which covers all bytes after the checksum itself.
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
