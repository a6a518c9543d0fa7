/// How links are compared with known beginnings.
extension URLBytes {
    /// Whether the text begins with another one that has at least four bytes.
    @inline(__always)
    func begin(with text: UnsafePointer<UInt8>, count length: Int) -> Bool {
        guard length <= count else { return false }
        guard length >= 8 else {
            return ByteWord(at: base, count: length).bits == ByteWord(at: text, count: length).bits
        }
        // The end tells more origins apart than the beginning.
        var index = length &- 8
        while ByteWord(at: base + index).bits == ByteWord(at: text + index).bits {
            guard index > 0 else { return true }
            index = max(0, index &- 8)
        }
        return false
    }

    /// The end of a host of letters, digits, `-` and `_` that begins at `start`, or `start` if it is anything else.
    @inline(__always)
    func endOfLabel(from start: Int) -> Int {
        var index = start
        while index < count, ByteSet.label.contains(base[index]) { index &+= 1 }
        return index == count || base[index] == .slash || base[index] == .question ? index : start
    }
}
