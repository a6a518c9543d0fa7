/// A precomputed prefix of links, such as `https://example.com`, with its URL components and accepting link sources.
package struct KnownOrigin: Sendable {
    /// The offset of the prefix in ``TableContents/originTexts``.
    package var text: Int
    package var length: Int
    /// The components of a link with this prefix up to the end of the host, as ``URLSplitter`` finds them.
    package var layout: URLLayout
    /// `true` if the prefix ends before the host, as `myapp://`, and any host may follow.
    package var isForAnyHost: Bool
    /// `true` if the host that follows may have several labels, such as `www.example.com`, and no origin names it.
    package var precedesName = false
    /// `true` if the origin is for links of any scheme that has no other known origin; its prefix is a placeholder.
    package var isOfAnyScheme = false
    /// The uses of the host by the accepting sources: ignored, matched as the first path segment, or both.
    package var views: SourceTable.Views
    /// The offset in ``TableContents/originSources`` of two bit sets: the source sets that accept links without the
    /// host as a segment, followed by those that accept links with the host as the first segment.
    package var sources: Int

    package init(
        text: Int, length: Int, layout: URLLayout, isForAnyHost: Bool, views: SourceTable.Views, sources: Int
    ) {
        self.text = text
        self.length = length
        self.layout = layout
        self.isForAnyHost = isForAnyHost
        self.views = views
        self.sources = sources
    }
}

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
    /// `true` for lowercase letters, digits, `-` and `_`, which equal their case-folded byte.
    fileprivate var isSmall: Bool { self &- 0x61 < 26 || self &- 0x30 < 10 || self == 0x2D || self == 0x5F }
}
