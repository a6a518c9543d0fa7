/// Finds the components and segments of a URL in one pass over its bytes, and checks them against a policy.
///
/// The pass goes from left to right and stops at the first thing that is wrong. It works on memory that the caller
/// owns, makes no string and allocates nothing. Ordinary bytes are passed over eight at a time; what is legal and rare
/// is looked at byte by byte, and only an escape, or a byte that is not legal, takes the slower way in
/// ``passUnusualByte(in:)``.
struct URLSplitter {
    let bytes: URLBytes
    let leniencies: LinkPolicy.Leniencies
    let queryItemLimit: Int
    let segmentLimit: Int
    let segments: UnsafeMutableBufferPointer<SegmentRange>

    var layout = URLLayout()
    /// The byte that is looked at.
    var index = 0
    /// The offset after the last byte that counts; behind it there is at most white space.
    var end: Int
    /// Whether the segment that is being read has to be decoded before it can be judged.
    var segmentIsUnusual = false

    /// The components whose characters are checked alike.
    enum Component {
        case host, path, query, fragment
    }

    init(
        _ bytes: URLBytes, policy: borrowing LinkPolicy, segments: UnsafeMutableBufferPointer<SegmentRange>
    ) {
        self.bytes = bytes
        self.segments = segments
        leniencies = policy.leniencies
        queryItemLimit = policy.maximumQueryItems
        segmentLimit = policy.maximumSegments
        end = bytes.count
    }

    mutating func split(_ forbidden: borrowing ForbiddenSchemes) throws(LinkRejection) {
        try skipWhitespace()
        try splitScheme(forbidden)
        noteChoices()
        try splitAuthority()
        try splitPath()
        try splitQuery()
        try splitFragment()
        layout.end = offset(end)
    }

    /// Copies into the layout what the policy says about decoding.
    @inline(__always)
    private mutating func noteChoices() {
        let choices: LinkPolicy.Leniencies = [.decodesPlusInPath, .decodesPlusInQuery, .dropsEmptySegments]
        guard !leniencies.isDisjoint(with: choices) else { return }
        if leniencies.contains(.decodesPlusInPath) { layout.flags.insert(.decodesPlusInPath) }
        if leniencies.contains(.decodesPlusInQuery) { layout.flags.insert(.decodesPlusInQuery) }
        if leniencies.contains(.dropsEmptySegments) { layout.flags.insert(.dropsEmptySegments) }
    }

    /// An offset as a layout stores it; texts are shorter than 2 GiB.
    @inline(__always)
    func offset(_ index: Int) -> UInt32 { UInt32(truncatingIfNeeded: index) }

    /// Whether this byte stands at `index`.
    @inline(__always)
    func isAt(_ byte: Unicode.Scalar) -> Bool {
        index < end && bytes[index] == UInt8(ascii: byte)
    }
}

extension ParsedURL {
    /// Splits the bytes of a URL without making anything of them.
    ///
    /// - Parameters:
    ///   - bytes: The URL. It need not be UTF-8; what is not is rejected.
    ///   - policy: What is accepted.
    ///   - segments: Memory for the segments. `policy.maximumSegments` ranges are written at most; those for which there
    ///     is no room are counted and checked all the same.
    /// - Returns: Where the components are. The first `segmentCount` elements of `segments` are the path's segments,
    ///   without the empty one after a trailing slash: `/` has none, `/item//1/` has `item`, an empty one and `1`.
    /// - Throws: ``LinkRejection`` for the leftmost thing that the policy does not accept.
    package static func split(
        _ bytes: UnsafeBufferPointer<UInt8>, policy: borrowing LinkPolicy,
        segments: UnsafeMutableBufferPointer<SegmentRange>
    ) throws(LinkRejection) -> URLLayout {
        guard let base = bytes.baseAddress else { return URLLayout() }
        let text = URLBytes(base: base, count: bytes.count)
        let limit = min(policy.maximumLength, Int(Int32.max))
        guard bytes.count <= limit else { throw tooLong(text, limit: max(0, limit), policy: policy) }
        var splitter = URLSplitter(text, policy: policy, segments: segments)
        try splitter.split(policy.forbidden)
        return splitter.layout
    }

    /// Why a link is too long. Whatever makes a link longer than the limit, only its beginning is looked at. If even
    /// that holds too many query items, this says more about the sender's mistake than the number of bytes.
    @inline(never)
    private static func tooLong(_ text: URLBytes, limit: Int, policy: borrowing LinkPolicy) -> LinkRejection {
        let start = text[0..<limit]
        var splitter = URLSplitter(
            URLBytes(base: text.base, count: limit), policy: policy, segments: .init(start: nil, count: 0))
        if let question = start.firstIndex(of: UInt8(ascii: "?")) {
            splitter.index = question
            do { try splitter.splitQuery() } catch  where error.kind == .tooManyQueryItems { return error } catch {}
        }
        return LinkRejection(.tooLong, at: limit, detail: limit)
    }
}
