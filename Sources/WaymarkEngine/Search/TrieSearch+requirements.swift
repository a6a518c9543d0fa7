/// What a variant asks beyond its path.
extension TrieSearch {
    enum Answer { case fits, fails, isRepeated }

    var trie: TrieWords { TrieWords(words: words, constraints: state.pointee.tables.pointee.constraints) }

    /// Whether query and fragment are as the requirements at a place say.
    @inline(never)
    func check(_ requirements: Int) -> Answer {
        let trie = trie
        guard fragmentFits(requirements) else { return .fails }
        let reader = QueryReader(
            state.pointee.bytes, SearchBlock(of: UnsafePointer(state)).layout.pointee,
            repeatedItems: state.pointee.tables.pointee.repeatedItems)
        var answer = Answer.fits
        for index in 0..<trie.word(requirements + TrieLayout.Requirements.itemCount) {
            switch trie.read(item: trie.item(index, of: requirements), with: reader) {
            case .missing, .misfit: return .fails
            case .repeated: answer = .isRepeated
            case .absent, .value, .list, .present: break
            }
        }
        return answer
    }

    private func fragmentFits(_ requirements: Int) -> Bool {
        guard words[requirements + TrieLayout.Requirements.fragment] != 0 else { return true }
        let reader = FragmentReader(state.pointee.bytes, SearchBlock(of: UnsafePointer(state)).layout.pointee)
        return !trie.read(fragmentOf: requirements, with: reader).isMisfit
    }
}
