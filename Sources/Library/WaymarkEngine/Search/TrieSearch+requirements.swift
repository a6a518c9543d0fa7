extension TrieSearch {
    enum Answer { case fits, fails, isRepeated }

    var trie: TrieWords { TrieWords(words: words, constraints: block.state.contents.value.constraints) }

    @inline(never)
    func check(_ requirements: Int) -> Answer {
        let trie = trie
        if words[requirements + TrieLayout.Requirements.fragment] != 0 {
            let reader = FragmentReader(block.state.bytes, block.layout)
            if trie.read(fragmentOf: requirements, with: reader).isMisfit { return .fails }
        }
        let reader = QueryReader(
            block.state.bytes, block.layout, repeatedItems: block.state.contents.value.repeatedItems)
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
}
