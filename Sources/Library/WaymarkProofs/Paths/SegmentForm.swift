/// The set of strings that a segment may have, in paths and as a host.
struct SegmentForm: Hashable {
    /// The string, if ``plain`` contains only this string.
    var exactText: [UInt8]?
    /// The lowercase string of a literal. Different literals never match the same string.
    var literal: [UInt8]?
    let plain: TextSet
    /// The set for a host as the first segment, which may ignore case.
    let host: TextSet
    /// `true` for the complement within the valid segments.
    var isNegated = false
    /// The set of a run's segments: all, including the empty one.
    let any: TextSet

    init(
        exactText: [UInt8]? = nil, literal: [UInt8]? = nil, plain: TextSet, host: TextSet, isNegated: Bool = false,
        any: TextSet
    ) {
        (self.exactText, self.literal, self.plain, self.host) = (exactText, literal, plain, host)
        (self.isNegated, self.any) = (isNegated, any)
    }

    init(_ texts: TextSet) { self.init(plain: texts, host: texts, any: texts) }

    func texts(isHost: Bool) -> TextSet { isHost ? host : plain }

    var anySegment: SegmentForm { SegmentForm(any) }
}

struct SegmentForms {
    private(set) var all: [SegmentForm] = []
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
