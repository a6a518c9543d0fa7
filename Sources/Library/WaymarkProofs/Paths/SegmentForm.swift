/// What one segment of a link must be, whether or not it is the host of the link.
struct SegmentForm: Hashable {
    /// The text, if it is one and ``plain`` is that text alone.
    var exactText: [UInt8]?
    /// If it is one text, that text in small letters. Of two others, no text of one is like one of the other.
    var literal: [UInt8]?
    /// What is taken of segments of a path.
    let plain: TextSet
    /// What is taken of a host that is the first segment: case may make no difference there.
    let host: TextSet
    /// Whether everything else is taken, but for what no segment may be.
    var isNegated = false
    /// What a run takes: any segment, empty or not.
    let any: TextSet

    init(
        exactText: [UInt8]? = nil, literal: [UInt8]? = nil, plain: TextSet, host: TextSet, isNegated: Bool = false,
        any: TextSet
    ) {
        (self.exactText, self.literal, self.plain, self.host) = (exactText, literal, plain, host)
        (self.isNegated, self.any) = (isNegated, any)
    }

    /// A form that takes a set of texts.
    init(_ texts: TextSet) { self.init(plain: texts, host: texts, any: texts) }

    func texts(isHost: Bool) -> TextSet { isHost ? host : plain }

    /// The form of any segment.
    var anySegment: SegmentForm { SegmentForm(any) }
}

/// Every form of the segments of some tables, once.
struct SegmentForms {
    private(set) var all: [SegmentForm] = []
    /// The numbers of those that are one text.
    private(set) var literals: Set<Int> = []
    private var numbers: [SegmentForm: Int] = [:]

    subscript(number: Int) -> SegmentForm { all[number] }

    mutating func number(of form: SegmentForm) -> Int {
        if let known = numbers[form] { return known }
        numbers[form] = all.count
        if form.literal != nil, !form.isNegated { literals.insert(all.count) }
        all.append(form)
        return all.count - 1
    }
}
