/// Where a variant parts from a link: the slow and talkative twin of ``TrieSearch``, for one variant.
///
/// It follows all ways in which the segments can be taken at once, position by position, so its cost is the length of
/// the pattern times that of the link.
struct VariantDiagnosis {
    /// What in the pattern did not fit.
    enum Failure {
        /// A position of the path; one behind the last is the end of the path.
        case position(Int)
        case item(QueryItemPattern)
        case fragment(FragmentPattern)
    }

    /// What did not fit at the farthest point; `nil` if everything fits.
    private(set) var failure: Failure?
    /// What stood there.
    private(set) var at = ""
    /// The number of segments that fitted before.
    private(set) var reached = 0
    /// Whether everything would fit if types took any text.
    private(set) var isValue = false
    /// Whether the path fits.
    private(set) var fitsPath = false

    private let variant: PatternVariant
    private let types: ParameterTypes
    private let folds: Bool
    /// Whether the first segment is a host and compared without case.
    private let foldsFirst: Bool

    init(
        _ variant: PatternVariant, _ link: DiagnosedLink, view: SourceTable.View, foldsHosts: Bool,
        types: ParameterTypes
    ) {
        self.variant = variant
        self.types = types
        folds = link.policy.isCaseInsensitive
        foldsFirst = view == .hostAndPath && foldsHosts
        let segments = link.segments(in: view)
        if follow(segments, isRelaxed: false) {
            fitsPath = true
            reached = segments.count
            diagnoseRest(of: link)
        } else {
            // The trailing slash may be ignored, and may be the place where a value is missing.
            isValue =
                follow(segments, isRelaxed: true)
                || link.hasTrailingSlash && follow(segments + [""], isRelaxed: true)
        }
    }

    /// What was expected at the farthest point, in the native syntax; empty for the end of the path.
    var expected: String {
        switch failure {
        case .position(let index) where index < variant.segments.count: variant.text(ofSegment: index)
        case .item(let item): item.text
        case .fragment(let fragment): fragment.text
        case .position, nil: ""
        }
    }

    // MARK: Path

    /// Takes the segments position by position; notes the farthest failure unless types are left out.
    private mutating func follow(_ segments: [String], isRelaxed: Bool) -> Bool {
        // The numbers of segments that may have been taken so far: a run of them, from the first to the last.
        var positions = [0]
        for (index, pattern) in variant.segments.enumerated() {
            let next = step(pattern, positions, segments, isRelaxed: isRelaxed)
            if next.isEmpty {
                if !isRelaxed { note(.position(index), positions, segments) }
                return false
            }
            positions = next
        }
        if positions.last == segments.count { return true }
        if !isRelaxed { note(.position(variant.segments.count), positions, segments) }
        return false
    }

    /// The numbers of segments that may have been taken behind a position, in order.
    private func step(_ pattern: SegmentPattern, _ positions: [Int], _ segments: [String], isRelaxed: Bool) -> [Int] {
        if case .catchAll(let run) = pattern {
            let first = (positions.first ?? 0) + run.minimum
            return first <= segments.count ? Array(first...segments.count) : []
        }
        return positions.compactMap { position in
            guard position < segments.count else { return nil }
            let folds = folds || foldsFirst && position == 0
            return takes(pattern, segments[position], folds: folds, isRelaxed: isRelaxed) ? position + 1 : nil
        }
    }

    private func takes(_ pattern: SegmentPattern, _ text: String, folds: Bool, isRelaxed: Bool) -> Bool {
        text.withBytes {
            DiagnosedSegment(pattern, types: types).takes($0, folds: folds, isRelaxed: isRelaxed)
        }
    }

    private mutating func note(_ failure: Failure, _ positions: [Int], _ segments: [String]) {
        self.failure = failure
        reached = positions.last ?? 0
        at = reached < segments.count ? segments[reached] : ""
    }

    // MARK: Query and fragment

    private mutating func diagnoseRest(of link: DiagnosedLink) {
        for item in variant.query {
            let reading = link.url.withQueryReader(link.policy) { $0.read(item, types: types) }
            guard reading.isMisfit else { continue }
            let found = link.queryItems.first { $0.name.utf8.elementsEqual(item.name.utf8) && $0.value != nil }
            failure = .item(item)
            at = found.map { $0.name + "=" + ($0.value ?? "") } ?? ""
            isValue = found != nil
            return
        }
        guard let fragment = variant.fragment, !takes(fragment, link.fragment) else { return }
        failure = .fragment(fragment)
        at = link.fragment.map { "#" + $0 } ?? ""
        isValue = link.fragment != nil
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
