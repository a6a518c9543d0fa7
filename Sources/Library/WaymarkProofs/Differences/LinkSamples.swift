/// Variations of a link that two pattern variants share. The captures of both variants may be equal in the shortest
/// shared link, but differ in others.
struct LinkSamples {
    private let samples: [[UInt8]]
    /// The segments with several pieces, such as `{file}.{ext}`.
    private let partials: [[ValuePattern]]

    init(_ variants: [(PatternVariant, ParameterTypes)]) {
        var samples = ["1", "2", "0.1", "a", "b", "true", "false", "a,b", "1,2", ""]
        for (variant, types) in variants {
            for parameter in variant.parameters {
                samples = (types.constraint(for: parameter.type)?.kind.edges ?? []) + samples
            }
        }
        var known: Set<String> = []
        self.samples = samples.filter { known.insert($0).inserted }.map { Array($0.utf8) }
        partials = variants.flatMap { $0.0.segments.map { $0.pieces } }.filter { $0.count > 1 }
    }

    /// Returns variations of a link, with one changed or additional segment, item or fragment.
    func links(like link: ProvenLink, items: [String]) -> [[UInt8]] {
        var links: [[UInt8]] = []
        let texts = samples.filter { !$0.isEmpty && !$0.contains(UInt8(ascii: ",")) }
        for index in link.segments.indices {
            let segments = texts + variations(of: link.segments[index], texts)
            links += segments.map { segment in link.changed { $0.segments[index] = segment }.bytes }
            for segment in [link.segments[index], [UInt8(ascii: "b")]] {
                links.append(link.changed { $0.segments.insert(segment, at: index) }.bytes)
            }
        }
        for name in items {
            let key = Array(name.utf8).encoded(keeping: .queryItem)
            for text in samples {
                let first = link.setting(name, to: text)
                links.append(first.bytes)
                links += samples.prefix(5).map { first.adding(key + [UInt8(ascii: "=")] + $0).bytes }
            }
            links.append(link.setting(name, to: []).adding([]).bytes)
        }
        return links + texts.map { text in link.changed { $0.fragment = text }.bytes }
    }

    /// Returns a segment in which one of the texts replaces the value of a parameter, as in `a-{id}`.
    private func variations(of segment: [UInt8], _ texts: [[UInt8]]) -> [[UInt8]] {
        var known: Set<Range<Int>> = []
        let values = partials.flatMap { $0.values(in: segment) }.filter { known.insert($0).inserted }
        return values.flatMap { value in
            // A hyphen before a value may be the sign of a number, as in `a--1`.
            [[], [UInt8(ascii: "-")]].flatMap { sign in
                texts.map { text in
                    var copy = segment
                    copy.replaceSubrange(value, with: sign + text)
                    return copy
                }
            }
        }
    }
}

extension [ValuePattern] {
    /// Returns the ranges of parameters' values in a segment, each as short as possible; empty if a literal is missing.
    fileprivate func values(in segment: [UInt8]) -> [Range<Int>] {
        var (values, end): ([Range<Int>], Int) = ([], 0)
        var start: Int?
        for piece in self {
            guard let literal = piece.literal else {
                start = end
                continue
            }
            let text = Array<UInt8>(literal.utf8).encoded(keeping: .segment)
            let rest = segment.indices.dropFirst(start.map { $0 + 1 } ?? end)
            guard let found = rest.first(where: { segment[$0...].starts(with: text) }) else { return [] }
            if let start { values.append(start..<found) }
            (start, end) = (nil, found + text.count)
        }
        return values + (start.map { [$0..<segment.count] } ?? [])
    }
}

extension ParameterConstraint.Kind {
    /// Strings at the limits of a type, such as its largest integer, which a narrower type rejects.
    fileprivate var edges: [String] {
        switch self {
        case .signed(let range): [String(range.lowerBound), String(range.upperBound)]
        case .unsigned(let range): [String(range.upperBound)]
        case .oneOf(let texts): texts.prefix(4).map { String(decoding: $0, as: UTF8.self) }
        case .characters(let characters, let lengths):
            [lengths.lowerBound, min(lengths.upperBound, 64)].map {
                String(repeating: characters == .digits ? "1" : "a", count: $0)
            }
        // Beyond the range and the precision of `Float`.
        case .double, .float: ["1e39", "16777217"]
        case .lenientDouble: ["1e39", "16777217", "nan", "0x1p4"]
        case .lenientInt: ["007"]
        case .lenientBool: ["yes", "0"]
        case .format(let format): format.samples.accepted
        case .any, .bool, .matching, .custom: []
        }
    }
}
