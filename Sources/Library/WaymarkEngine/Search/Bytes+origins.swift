extension Bytes {
    /// Returns `true` if the bytes begin with a prefix. The prefix must have at least four bytes.
    @inline(__always)
    func begin(with text: Bytes) -> Bool {
        let length = text.count
        guard length <= count else { return false }
        guard length >= 8 else {
            return word(at: 0, count: length).bits == text.word(at: 0, count: length).bits
        }
        // Compares the last word first: origins differ most at the end.
        let end = length &- 8
        guard word(at: end).bits == text.word(at: end).bits else { return false }
        var index = 0
        while index < end {
            guard word(at: index).bits == text.word(at: index).bits else { return false }
            index &+= 8
        }
        return true
    }

    /// Returns the end of a host at `start` that has lowercase labels between dots and is followed by `/`, `?` or the
    /// end of the link. Returns `start` for any other host.
    @inline(__always)
    func endOfDottedHost(from start: Int) -> Int {
        var (index, label) = (start, start)
        while index < count {
            let byte = self[index]
            if byte == .dot, index > label {
                label = index &+ 1
            } else if !byte.isSmall {
                break
            }
            index &+= 1
        }
        let isWhole = index == count || self[index] == .slash || self[index] == .question
        return isWhole && index > label ? index : start
    }

    /// The offset of the `:` after a lowercase scheme before `://`, or 0 if the bytes do not begin with one.
    @inline(never)
    var endOfLowercaseScheme: Int {
        var index = 0
        while index < count, ByteSet.scheme.contains(self[index]), !self[index].isCapital { index &+= 1 }
        let isScheme = index > 0 && self[0] &- 0x61 < 26 && index &+ 2 < count
        return isScheme && self[index] == .colon && self[index &+ 1] == .slash && self[index &+ 2] == .slash ? index : 0
    }
}

extension UInt8 {
    fileprivate var isCapital: Bool { self &- 0x41 < 26 }
    /// `true` for lowercase letters, digits, `-` and `_`, which case folding does not change.
    fileprivate var isSmall: Bool { self &- 0x61 < 26 || self &- 0x30 < 10 || self == 0x2D || self == 0x5F }
}
