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

    /// The end of a host of labels in small letters, with a dot between them, that begins at `start`, or `start` if it is
    /// anything else.
    @inline(__always)
    func endOfName(from start: Int) -> Int {
        var (index, label) = (start, start)
        while index < count {
            let byte = base[index]
            if byte == .dot, index > label {
                label = index &+ 1
            } else if !byte.isSmall {
                break
            }
            index &+= 1
        }
        let isWhole = index == count || base[index] == .slash || base[index] == .question
        return isWhole && index > label ? index : start
    }

    /// The end of a scheme in small letters before `://`, or 0 if there is anything else.
    @inline(never)
    var endOfSmallScheme: Int {
        var index = 0
        while index < count, ByteSet.scheme.contains(base[index]), !base[index].isCapital { index &+= 1 }
        let isScheme = index > 0 && base[0] &- 0x61 < 26 && index &+ 2 < count
        return isScheme && base[index] == .colon && base[index &+ 1] == .slash && base[index &+ 2] == .slash ? index : 0
    }

    /// The end of a host of letters, digits, `-` and `_` that begins at `start`, or `start` if it is anything else.
    @inline(__always)
    func endOfLabel(from start: Int) -> Int {
        var index = start
        while index < count, ByteSet.label.contains(base[index]) { index &+= 1 }
        return index == count || base[index] == .slash || base[index] == .question ? index : start
    }
}

extension UInt8 {
    fileprivate var isCapital: Bool { self &- 0x41 < 26 }

    /// Whether the byte is a small letter, a digit, `-` or `_`: part of a name that is written as names are compared.
    fileprivate var isSmall: Bool { self &- 0x61 < 26 || self &- 0x30 < 10 || self == 0x2D || self == 0x5F }
}
