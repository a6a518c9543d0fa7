// Compares the first and last bytes of strings, which proves for most pattern segments that they share no string.

extension LinkSpace {
    mutating func ends(ofForm number: Int, isHost: Bool) -> StringBounds {
        while knownEnds.count <= number { knownEnds.append((nil, nil)) }
        if let known = isHost ? knownEnds[number].host : knownEnds[number].plain { return known }
        let form = trie.forms[number]
        let ends = form.isNegated ? .any : sets.pool.ends(of: form.texts(isHost: isHost).possible)
        if isHost { knownEnds[number].host = ends } else { knownEnds[number].plain = ends }
        return ends
    }

    /// Returns `false` only if two pattern segments (``SegmentForm``) provably share no string.
    mutating func mayMeet(_ form: Int, _ other: Int, isHost: Bool) -> Bool {
        form == other || ends(ofForm: form, isHost: isHost).mayMeet(ends(ofForm: other, isHost: isHost))
    }

    mutating func fitting(_ forms: [Int], _ universe: Universe, isHost: Bool) -> [Int] {
        let ends =
            switch universe {
            case .text(let text): StringBounds(text)
            case .language(let language): sets.pool.ends(of: language)
            }
        return ends.isAny ? forms : forms.filter { self.ends(ofForm: $0, isHost: isHost).mayMeet(ends) }
    }
}
