import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkRoutes

extension Comparing {
    /// Compares the outcome in the explanation of a link, and the answer of every entry that matches it, in order.
    func explanationDifference(_ text: String, _ answer: PlainRouter.Answer) -> String? {
        let explanation = router.explanation(for: text)
        switch (explanation.outcome, answer) {
        case (.matched, .matched), (.failed, .failed): break
        case (.rejected(let rejection), .rejected(let kinds)) where kinds.contains(rejection.kind): return nil
        case (.unmatched(let reason), .unmatched(let reasons)) where reasons.contains(reason): break
        default: return "explain says \(explanation.outcome)"
        }
        let said = explanation.candidates.filter { $0.miss == nil }
        let expected = plain.answers(to: text.bytes)
        let isSame = said.elementsEqual(expected) { $0.route == plain.name(of: $1.entry) && $0.answer == $1.answer }
        return isSame ? nil : "explain says \(said.map { ($0.route, $0.answer) }), the pages say \(expected)"
    }
}

extension PlainRouter {
    /// Returns the answer of every entry with a form that matches the link, in order of precedence.
    func answers(to text: Bytes) -> [(entry: Int, answer: Explanation.Answer)] {
        let link = Splitting(text, policy: policy).link
        var answers: [(entry: Int, answer: Explanation.Answer)] = []
        var isDecided = false
        for candidate in candidates where !answers.contains(where: { $0.entry == candidate.entry }) {
            var answer = Explanation.Answer.wouldTake
            switch result(of: candidate, link) {
            case .misfits: continue
            case .repeated: break
            case .fits(let captures):
                let match = Match(entry: candidate.entry, pattern: candidate.pattern, captures: captures)
                if !isDecided { answer = self.answer(to: match) }
            }
            isDecided = isDecided || answer != .passes
            answers.append((candidate.entry, answer))
        }
        return answers
    }

    private func answer(to match: Match) -> Explanation.Answer {
        switch entries[match.entry].behaviour {
        case .declines: .passes
        case .fails: .fails
        case .opens: values(of: match) == nil ? .passes : .takes
        }
    }
}
