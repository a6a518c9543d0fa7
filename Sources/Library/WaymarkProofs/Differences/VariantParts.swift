/// What is taken by a variant, position by position: at least what it takes, and if it is exact that and no more.
struct VariantParts {
    /// The numbers of what the segments must be, as far as they stand at a place of their own.
    private(set) var forms: [Int] = []
    /// What each further segment is; `nil` if there is none.
    private(set) var loop: Int?
    /// Whether nothing stands behind a run, and no run ends at the first segment of a kind.
    private(set) var isExact = true
    /// The numbers of the last segments, those after the last run, from the end.
    let ends: [Int]

    init(_ variant: LinkSpace.Variant, _ trie: inout PathTrie) {
        ends = variant.steps.reversed().prefix { if case .one = $0 { true } else { false } }.compactMap { step in
            if case .one(let form) = step { trie.number(of: form) } else { nil }
        }
        for (index, step) in variant.steps.enumerated() {
            switch step {
            case .one(let form): forms.append(trie.number(of: form))
            case .run(let isEmptyAllowed, let form):
                if !isEmptyAllowed { forms.append(trie.number(of: form.anySegment)) }
                loop = trie.number(of: form.anySegment)
                isExact = index + 1 == variant.steps.count && !form.isNegated
                return
            }
        }
    }

    /// What the segment at a position is; `nil` if there is none.
    subscript(position: Int) -> Int? { position < forms.count ? forms[position] : loop }
}

/// The numbers of the contexts that a set of sources takes: those whose links are read by their paths, and those in which the
/// host is the first segment.
struct SourceViews {
    var path: Set<Int> = []
    var host: Set<Int> = []

    var isEmpty: Bool { path.isEmpty && host.isEmpty }

    /// What two sets take; `nil` if one reads a host as a segment where the other does not.
    func shared(with other: SourceViews) -> SourceViews? {
        guard path.isDisjoint(with: other.host), host.isDisjoint(with: other.path) else { return nil }
        return SourceViews(path: path.intersection(other.path), host: host.intersection(other.host))
    }

    func subtracting(_ other: SourceViews) -> SourceViews {
        SourceViews(path: path.subtracting(other.path), host: host.subtracting(other.host))
    }

    func contains(_ other: SourceViews) -> Bool { other.path.isSubset(of: path) && other.host.isSubset(of: host) }
}
