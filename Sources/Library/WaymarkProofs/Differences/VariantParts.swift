/// The segment forms of a variant by position, an upper bound of its paths; exact if `isExact`.
struct VariantParts {
    /// The form indices of the segments with a fixed position.
    private(set) var forms: [Int] = []
    private(set) var loop: Int?
    /// `true` if nothing follows a run, and no run stops at a matching segment.
    private(set) var isExact = true
    /// The form indices of the segments after the last run, in reverse.
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
