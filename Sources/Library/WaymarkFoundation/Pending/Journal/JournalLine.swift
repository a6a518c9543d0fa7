/// One line of a journal: a change, in a frame that tells whether it is whole.
///
///     9f0c…(16) 0000001a 0000012c h 5b1e…(16) 77a0…(16) {"at":1800000000000,…}
///
/// Generation, number in the file, length of the body, kind, the checksum of these, the checksum of all; then the body,
/// which has no line break, and one behind it. The head has a checksum of its own, so that it is known of a damaged body
/// what it was: the loss of a link is no worse than that, the loss of a removal would open the link a second time.
/// Numbers without a gap show that nothing is missing, also where lines stand twice.
struct JournalLine: Hashable {
    /// What a line says.
    enum Kind: UInt8 {
        case hold = 0x68  // h
        case begin = 0x62  // b
        case end = 0x65  // e
        case own = 0x6F  // o

        /// Whether links are as they were, or fewer, if such a line is not read.
        var mayBeMissed: Bool { self == .hold || self == .own }
    }

    static let headLength = 71

    var generation: UInt64
    var number: UInt32
    /// A ``Kind``, or one of a version to come.
    var kind: UInt8
    var body: [UInt8]

    /// How many bytes the line of a body takes.
    static func size(of body: [UInt8]) -> Int { size(of: body.count) }
    private static func size(of bodyLength: Int) -> Int { headLength + bodyLength + 1 }

    /// What it is in a file.
    var bytes: [UInt8] {
        var head = generation.hexDigits + [.space] + number.hexDigits + [.space]
        head += UInt32(body.count).hexDigits + [.space, kind, .space]
        head += Checksum(head).value.hexDigits + [.space]
        var sum = Checksum(head)
        sum.add(body)
        return head + sum.value.hexDigits + [.space] + body + [.newline]
    }

    /// What stands at a place of a file.
    enum Reading {
        /// A line, and how many bytes it takes; whether its line break is one.
        case line(JournalLine, length: Int, isEnded: Bool)
        /// A line whose body is another one than was written.
        case damaged(kind: UInt8, number: UInt32, length: Int)
        /// What the end of the process has left of a line, and its number if that is among it.
        case torn(number: UInt32?)
        /// Anything else.
        case other
    }

    /// Reads what stands at the beginning of some bytes that go on to the end of the file.
    ///
    /// - Parameter generation: That of the file; `nil` if it is not known.
    static func read(_ bytes: ArraySlice<UInt8>, generation: UInt64?) -> Reading {
        let text = bytes.prefix(headLength)
        guard text.count == headLength else { return text.allSatisfy(\.isOfHead) ? .torn(number: nil) : .other }
        guard let head = Head(bytes), generation == nil || generation == head.generation else { return .other }
        let rest = bytes.dropFirst(headLength)
        let body = rest.prefix(head.length)
        // No body has a line break. Looked for before the checksum is made, so that heads which promise much do not have
        // the same bytes read again and again.
        let part = body.prefix { $0 != .newline }
        guard rest.count > head.length else {
            return part.count < body.count ? .other : .torn(number: head.number)
        }
        let length = size(of: head.length)
        let isEnded = rest[body.endIndex] == .newline
        let next = rest[body.endIndex...]
        if part.count == body.count, head.isFollowed(by: body) {
            // Where its line break should be, something else is, or the next line already.
            let isLost = !isEnded && Head(next) != nil
            return .line(JournalLine(head, body), length: isLost ? length - 1 : length, isEnded: isEnded)
        }
        // The next line is where it should be, or else where it is found.
        let isInPlace = next.count == 1 || Head(next.dropFirst())?.number == head.number + 1
        if isInPlace || (isEnded && part.count == body.count) {
            return .damaged(kind: head.kind, number: head.number, length: length)
        }
        guard part.count < body.count else { return .other }
        return .damaged(kind: head.kind, number: head.number, length: distanceToNext(in: bytes))
    }

    /// How far it is to where the next line may begin: behind the next line break, or where a line stands that ends with it.
    ///
    /// The end of one line may be missing and the next one be whole. Of several that end there the last one is meant, so
    /// that bytes which look like many lines are read no more often than others.
    static func distanceToNext(in bytes: ArraySlice<UInt8>) -> Int {
        let text = bytes.prefix { $0 != .newline }
        var start = text.endIndex - headLength
        while start > text.startIndex {
            let length = text.endIndex - start - headLength
            if let head = Head(text[start...]), head.length == length { return start - text.startIndex }
            start -= 1
        }
        return text.count + 1
    }

    private init(_ head: Head, _ body: ArraySlice<UInt8>) {
        (generation, number, kind, self.body) = (head.generation, head.number, head.kind, Array(body))
    }

    init(generation: UInt64, number: UInt32, kind: UInt8, body: [UInt8]) {
        (self.generation, self.number, self.kind, self.body) = (generation, number, kind, body)
    }
}

/// What stands in front of a body, if it is as it was written.
private struct Head {
    let generation: UInt64
    let number: UInt32
    let length: Int
    let kind: UInt8
    private let bytes: ArraySlice<UInt8>
    private let checksum: UInt64

    /// Reads what stands at the beginning of some bytes.
    init?(_ bytes: ArraySlice<UInt8>) {
        let bytes = bytes.prefix(JournalLine.headLength)
        // Most places are none, and this finds it without making words.
        guard bytes.count == JournalLine.headLength, bytes[bytes.endIndex - 1] == .space,
            bytes[bytes.startIndex + 16] == .space
        else { return nil }
        let words = bytes.split(separator: .space, omittingEmptySubsequences: false)
        guard words.map(\.count) == [16, 8, 8, 1, 16, 16, 0], let kind = words[3].first,
            let generation = UInt64(hexDigits: words[0]), let number = UInt32(hexDigits: words[1]),
            let length = UInt32(hexDigits: words[2]), let ownChecksum = UInt64(hexDigits: words[4]),
            let checksum = UInt64(hexDigits: words[5]), number > 0, number < .max,
            ownChecksum == Checksum(bytes[..<words[4].startIndex]).value
        else { return nil }
        (self.generation, self.number, self.length, self.kind) = (generation, number, Int(length), kind)
        (self.bytes, self.checksum) = (bytes[..<words[5].startIndex], checksum)
    }

    /// Whether a body is the one that was written behind it.
    func isFollowed(by body: ArraySlice<UInt8>) -> Bool {
        var sum = Checksum(bytes)
        sum.add(body)
        return sum.value == checksum
    }
}
