import TestSupport
import Testing
import WaymarkCore
import WaymarkEngine

@testable import WaymarkProofs

@Suite("Proofs by parts of a link")
struct PartwiseProofTests {
    /// Seeds that found errors: links with duplicate items may be shorter.
    private static let known = [111, 222, 547]

    @Test("A proof by parts agrees with the full search on random tables")
    func random() {
        var (pairs, nothing, covered, shortest) = (0, 0, 0, 0)
        for seed in Array(0..<(Thoroughness.isFull ? 400 : 25) * Thoroughness.factor) + Self.known {
            var generator = SeededGenerator(seed: seed)
            let before = TableFacts(&generator)
            let after = before.edited(&generator)
            guard (try? Router(before.table)) != nil, (try? Router(after.table)) != nil else { continue }
            let change = PolicyChange(old: before.policy, new: after.policy)
            let tables = [before, after].map { facts in
                var table = facts.table
                table.policy = change.common(facts.policy)
                return RankedTable(table)
            }
            var parts = PartwiseProof(LinkProof(LinkSpace(tables)), ignoresRejected: false)
            let count = tables[0].variants.count
            for a in 0..<count {
                for b in count..<count + tables[1].variants.count {
                    pairs += 1
                    let comment: Comment = "seed \(seed), \(a) and \(b)\n\(before)\n\(after)"
                    var question = LinkProof.Question(takenBy: [a, b], freeBelow: [0, 0], treatsUnknownAsMatch: true)
                    let answer = parts.proof.answer(question)
                    guard case .found(let meeting) = parts.meeting(of: [a, b]) else {
                        if case .none = parts.meeting(of: [a, b]) {
                            nothing += 1
                            #expect(answer.link == nil, comment)
                        }
                        continue
                    }
                    if let link = answer.link, case .found(let other) = parts.shortest(of: meeting) {
                        shortest += 1
                        #expect(other.bytes.count <= link.bytes.count, comment)
                    }
                    for c in 0..<parts.proof.space.variants.count where c != a && c != b {
                        guard parts.gaps(of: c, in: meeting).isEmpty else { continue }
                        covered += 1
                        question.freeBelow = [Int.max, Int.max]
                        question.consideredVariants = [c]
                        #expect(parts.proof.answer(question).link == nil, comment)
                    }
                }
            }
        }
        #expect(nothing > 0 && covered > 0 && shortest > 0)
        print(
            "\(pairs) pairs, \(nothing) of which have no link, \(covered) covered by a third, \(shortest) with a link")
    }
}

extension LinkProof.Answer {
    fileprivate var link: ProvenLink? { if case .found(let link) = self { link } else { nil } }
}
