/// The segments of a pattern variant as indices of ``SegmentForm`` values. They match every path of the variant, and no
/// others if ``isExact`` is `true`.
struct VariantParts {
    /// The segments at fixed positions from the start.
    private(set) var forms: [Int] = []
    private(set) var loop: Int?
    /// `true` if the path has no catch-all, or only one, at its end.
    private(set) var isExact = true
    /// The segments after the last catch-all, in reverse.
    let ends: [Int]

    init(_ variant: LinkSpace.Variant, _ trie: inout PathTrie) {
        ends = variant.steps.reversed().prefix { if case .one = $0 { true } else { false } }.compactMap { step in
            if case .one(let form) = step { trie.forms.number(of: form) } else { nil }
        }
        for (index, step) in variant.steps.enumerated() {
            switch step {
            case .one(let form): forms.append(trie.forms.number(of: form))
            case .run(let isEmptyAllowed, let form):
                if !isEmptyAllowed { forms.append(trie.forms.number(of: form.anySegment)) }
                loop = trie.forms.number(of: form.anySegment)
                isExact = index + 1 == variant.steps.count && !form.isNegated
                return
            }
        }
    }

    subscript(position: Int) -> Int? { position < forms.count ? forms[position] : loop }
}
