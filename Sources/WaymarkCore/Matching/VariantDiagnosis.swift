/// Where a variant parts from a link: the slow and talkative twin of ``TrieSearch``, for one variant.
///
/// It follows all ways in which the segments can be taken at once, position by position, so its cost is the length of
/// the pattern times that of the link.
struct VariantDiagnosis {
    /// What was expected at the farthest point, and what stood there.
    private(set) var expected = ""
    private(set) var at = ""
    /// The number of segments that fitted before.
    private(set) var reached = 0
    /// Whether everything fits.
    private(set) var fits = false
    /// Whether everything would fit if types took any text.
    private(set) var isValue = false

    private let variant: PatternVariant
    private let segments: [String]
    private let types: ParameterTypes
    private let folds: Bool
    /// Whether the first segment is a host and compared without case.
    private let foldsFirst: Bool

    init(
        _ variant: PatternVariant, segments: [String], of url: ParsedURL, foldsFirst: Bool, types: ParameterTypes,
        policy: LinkPolicy
    ) {
        self.variant = variant
        self.segments = segments
        self.types = types
        folds = policy.isCaseInsensitive
        self.foldsFirst = foldsFirst
        // The trailing slash may be ignored, and may be the place where a value is missing.
        let trailing = url.layout.flags.contains(.hasTrailingSlash) ? segments + [""] : segments
        if follow(segments, isRelaxed: false) {
            diagnoseRest(of: url, policy: policy)
        } else {
            isValue = follow(segments, isRelaxed: true) || follow(trailing, isRelaxed: true)
        }
    }

    // MARK: Path

    /// Takes the segments position by position; notes the farthest failure unless types are left out.
    private mutating func follow(_ segments: [String], isRelaxed: Bool) -> Bool {
        // The numbers of segments that may have been taken so far.
        var positions: Set<Int> = [0]
        for (index, pattern) in variant.segments.enumerated() {
            var next: Set<Int> = []
            for position in positions { next.formUnion(step(pattern, position, segments, isRelaxed: isRelaxed)) }
            if next.isEmpty {
                if !isRelaxed { note(index, farthest: positions.max() ?? 0) }
                return false
            }
            positions = next
        }
        if positions.contains(segments.count) { return true }
        if !isRelaxed { note(variant.segments.count, farthest: positions.max() ?? 0) }
        return false
    }

    private func step(_ pattern: SegmentPattern, _ position: Int, _ segments: [String], isRelaxed: Bool) -> [Int] {
        if case .catchAll(let run) = pattern {
            return position + run.minimum <= segments.count ? Array((position + run.minimum)...segments.count) : []
        }
        guard position < segments.count else { return [] }
        return takes(pattern, segments[position], isHost: foldsFirst && position == 0, isRelaxed: isRelaxed)
            ? [position + 1] : []
    }

    private func takes(_ pattern: SegmentPattern, _ text: String, isHost: Bool, isRelaxed: Bool) -> Bool {
        switch pattern {
        case .literal(let literal): equals(literal, text, folds: folds || isHost)
        case .parameter(let parameter):
            isRelaxed || !text.isEmpty && types.constraint(for: parameter.type)?.accepts(text) == true
        case .partial(let pieces):
            PartialSegment.parts(
                of: text, isRelaxed ? pieces.map(\.relaxed) : pieces, types: types, folds: folds) != nil
        case .wildcard: !text.isEmpty
        case .catchAll: true
        }
    }

    private func equals(_ a: String, _ b: String, folds: Bool) -> Bool {
        folds
            ? a.utf8.lazy.map(\.asciiLowercased).elementsEqual(b.utf8.lazy.map(\.asciiLowercased))
            : a.utf8.elementsEqual(b.utf8)
    }

    private mutating func note(_ index: Int, farthest: Int) {
        reached = farthest
        expected = index < variant.segments.count ? variant.text(ofSegment: index) : ""
        at = farthest < segments.count ? segments[farthest] : ""
    }

    // MARK: Query and fragment

    private mutating func diagnoseRest(of url: ParsedURL, policy: LinkPolicy) {
        reached = segments.count
        for item in variant.query {
            guard let value = misfit(item, in: url, policy) else { continue }
            expected = item.text
            at = value.text
            isValue = value.isThere
            return
        }
        if let fragment = variant.fragment, !takes(fragment, url.fragment) {
            expected = fragment.text
            at = url.fragment.map { "#" + $0 } ?? ""
            isValue = url.fragment != nil
            return
        }
        fits = true
    }

    private func misfit(_ item: QueryItemPattern, in url: ParsedURL, _ policy: LinkPolicy) -> (
        text: String, isThere: Bool
    )? {
        let reading = url.withQueryReader(policy) { reader in reader.read(item, types: types) }
        guard reading.isMisfit else { return nil }
        let found = url.queryItems.first { $0.name.utf8.elementsEqual(item.name.utf8) }
        guard let found, let value = found.value else { return ("", false) }
        return (found.name + "=" + value, true)
    }

    private func takes(_ pattern: FragmentPattern, _ fragment: String?) -> Bool {
        switch pattern {
        case .literal(let text): return fragment.map { $0.utf8.elementsEqual(text.utf8) } ?? false
        case .parameter(let parameter):
            guard let fragment else { return parameter.presence != .required }
            return parameter.presence == .lenient || types.constraint(for: parameter.type)?.accepts(fragment) == true
        }
    }
}

extension SegmentPiece {
    /// The piece with any text in place of a type.
    fileprivate var relaxed: SegmentPiece {
        guard case .parameter(let parameter) = self else { return self }
        return .parameter(Parameter(parameter.name))
    }
}

extension QueryReader {
    /// What the link says where a pattern names an item.
    func read(_ item: QueryItemPattern, types: ParameterTypes) -> ValueReading {
        var name = item.name
        return name.withUTF8 { name in
            switch item.value {
            case .absent: return read(name, as: .bare)
            case .literal(let text):
                var text = text
                return text.withUTF8 { read(name, as: .literal($0)) }
            case .parameter(let parameter):
                let constraint = types.constraint(for: parameter.type) ?? Constraint(.any)
                return withUnsafePointer(to: constraint) { pointer in
                    let presence = TrieLeaf.Presence(parameter.presence)
                    return read(name, as: .parameter(pointer, isList: parameter.type.isList, presence: presence))
                }
            }
        }
    }
}

extension ValueReading {
    var isMisfit: Bool {
        switch self {
        case .missing, .misfit: true
        case .absent, .repeated, .present, .value, .list: false
        }
    }
}
