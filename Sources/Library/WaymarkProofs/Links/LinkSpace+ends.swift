// The beginnings and ends of texts: most forms share no text with others, and that shows without a search.

extension LinkSpace {
    /// What the texts of a form begin and end with.
    mutating func ends(ofForm number: Int, isHost: Bool) -> TextEnds {
        while knownEnds.count <= number { knownEnds.append((nil, nil)) }
        if let known = isHost ? knownEnds[number].host : knownEnds[number].plain { return known }
        let form = trie.forms[number]
        let ends = form.isNegated ? .any : sets.pool.ends(of: form.texts(isHost: isHost).possible)
        if isHost { knownEnds[number].host = ends } else { knownEnds[number].plain = ends }
        return ends
    }

    /// Whether two forms may share a text. `false` is a proof.
    mutating func mayMeet(_ form: Int, _ other: Int, isHost: Bool) -> Bool {
        form == other || ends(ofForm: form, isHost: isHost).mayMeet(ends(ofForm: other, isHost: isHost))
    }

    /// The forms that may take a text of a universe.
    mutating func fitting(_ forms: [Int], _ universe: Universe, isHost: Bool) -> [Int] {
        let ends =
            switch universe {
            case .text(let text): TextEnds(text)
            case .language(let language): sets.pool.ends(of: language)
            }
        return ends.isAny ? forms : forms.filter { self.ends(ofForm: $0, isHost: isHost).mayMeet(ends) }
    }
}
