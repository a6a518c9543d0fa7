/// The beginning of links from one source, with what the splitter and the sources say of it: links that begin so need not
/// be asked about it again.
package struct KnownOrigin: Sendable {
    /// Where its text begins among the texts.
    package var text: Int
    /// The number of its bytes.
    package var length: Int
    /// What the splitter said, up to the end of the host.
    package var layout: URLLayout
    /// Whether a host follows that is not part of the text.
    package var precedesHost: Bool
    /// Whether that host is one that other origins do not name, in small letters, and with dots in it.
    package var precedesName = false
    /// Whether neither scheme nor host are part of the text.
    package var isOfAnyScheme = false
    /// The views that any set of sources has of such links.
    package var views: SourceTable.Views
    /// Where the sets stand that accept it: a bit for each, for links as paths, and behind it for those whose host
    /// is the first segment.
    package var sources: Int

    package init(
        text: Int, length: Int, layout: URLLayout, precedesHost: Bool, views: SourceTable.Views, sources: Int
    ) {
        self.text = text
        self.length = length
        self.layout = layout
        self.precedesHost = precedesHost
        self.views = views
        self.sources = sources
    }
}

/// How links are compared with known beginnings.
extension Bytes {
    /// Whether the text begins with another one that has at least four bytes.
    @inline(__always)
    func begin(with text: Bytes) -> Bool {
        let length = text.count
        guard length <= count else { return false }
        guard length >= 8 else {
            return word(at: 0, count: length).bits == text.word(at: 0, count: length).bits
        }
        // The end tells more origins apart than the beginning.
        let end = length &- 8
        guard word(at: end).bits == text.word(at: end).bits else { return false }
        var index = 0
        while index < end {
            guard word(at: index).bits == text.word(at: index).bits else { return false }
            index &+= 8
        }
        return true
    }

    /// The end of a host of labels in small letters, with a dot between them, that begins at `start`, or `start` if it is
    /// anything else.
    @inline(__always)
    func endOfName(from start: Int) -> Int {
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

    /// The end of a scheme in small letters before `://`, or 0 if there is anything else.
    @inline(never)
    var endOfSmallScheme: Int {
        var index = 0
        while index < count, ByteSet.scheme.contains(self[index]), !self[index].isCapital { index &+= 1 }
        let isScheme = index > 0 && self[0] &- 0x61 < 26 && index &+ 2 < count
        return isScheme && self[index] == .colon && self[index &+ 1] == .slash && self[index &+ 2] == .slash ? index : 0
    }

    /// The end of a host of letters, digits, `-` and `_` that begins at `start`, or `start` if it is anything else.
    @inline(__always)
    func endOfLabel(from start: Int) -> Int {
        var index = start
        while index < count, ByteSet.label.contains(self[index]) { index &+= 1 }
        return index == count || self[index] == .slash || self[index] == .question ? index : start
    }
}

extension UInt8 {
    fileprivate var isCapital: Bool { self &- 0x41 < 26 }

    /// Whether the byte is a small letter, a digit, `-` or `_`: part of a name that is written as names are compared.
    fileprivate var isSmall: Bool { self &- 0x61 < 26 || self &- 0x30 < 10 || self == 0x2D || self == 0x5F }
}
