import TestSupport
import Testing

@testable import WaymarkLanguages

@Suite("Automata of languages")
struct AutomatonTests {
    /// Returns a random language of short strings.
    private static func language(
        _ random: inout SeededGenerator, in pool: inout LanguagePool, depth: Int = 4
    ) -> Language {
        switch random.below(depth == 0 ? 2 : 6) {
        case 0: return pool.bytes(ByteClass(random.pick([[0x61], [0x62], [0x61, 0x62], [0x63, 0xC3]])))
        case 1: return pool.text(random.pick([[], [0x61, 0x62], [0xC3, 0xA9]]))
        case 2, 3:
            return pool.sequence((0..<random.below(4)).map { _ in language(&random, in: &pool, depth: depth - 1) })
        case 4: return pool.union((0..<random.below(4)).map { _ in language(&random, in: &pool, depth: depth - 1) })
        default:
            let element = language(&random, in: &pool, depth: depth - 1)
            let minimum = random.below(3)
            return pool.repetition(
                element, minimum: minimum, maximum: random.once(in: 2) ? .max : minimum + random.below(3))
        }
    }

    @Test("An automaton is the same whether built from nodes or from derivatives")
    func bothWays() throws {
        var random = SeededGenerator(seed: 31)
        var sizes: Set<Int> = []
        for _ in 0..<(Thoroughness.isFull ? 20_000 : 1_000) * Thoroughness.factor {
            var pool = LanguagePool()
            let language = Self.language(&random, in: &pool)
            let nodes = NFANodes(language, in: pool)
            #expect(!nodes.needsSetOperators && !nodes.isTooLarge)
            guard let one = ByteAutomaton(nodes, limit: 2_000)?.merged(),
                let other = ByteAutomaton(of: language, in: &pool, limit: 2_000)?.merged()
            else { continue }
            #expect(one.steps == other.steps && one.ends == other.ends && one.start == other.start)
            #expect(one.groups == other.groups)
            sizes.insert(one.ends.count)
        }
        #expect(sizes.count > 20)
    }

    @Test("An automaton has no equivalent states, no equal groups and no unreachable state")
    func smallest() throws {
        var random = SeededGenerator(seed: 37)
        for _ in 0..<(Thoroughness.isFull ? 5_000 : 300) * Thoroughness.factor {
            var pool = LanguagePool()
            let language = Self.language(&random, in: &pool)
            guard let table = ByteAutomaton(language, in: &pool) else { continue }
            let width = table.steps.count / table.stateCount
            let columns = (0..<width).map { group in (0..<table.stateCount).map { table.steps[$0 * width + group] } }
            #expect(Set(columns).count == width && Int(table.groups.max() ?? 0) == width - 1)
            #expect(Set(table.steps).union([0, table.start]).count == table.stateCount)
            // The automaton is minimal if all states have different languages: partition refinement ends with one class
            // per state.
            var left = (0..<table.stateCount).map { [table.ends[$0] ? 1 : 0] }
            for _ in 0..<table.stateCount {
                let numbers = Dictionary(Set(left).enumerated().map { ($1, $0) }) { first, _ in first }
                left = (0..<table.stateCount).map { state in
                    [numbers[left[state]] ?? 0]
                        + (0..<width).map { numbers[left[Int(table.steps[state * width + $0])]] ?? 0 }
                }
            }
            #expect(Set(left).count == table.stateCount)
        }
    }

    @Test(
        "The automaton of a large expression has the expected number of states or is refused",
        arguments: [
            ("(a{1000}){4}", 4_002), ("(a{1000}){5}", nil), ("((a{0,100}){0,100}){0,10}", nil), ("(.*a){200}", nil),
            ("(a|b)*a(a|b){11}", nil), ("(a|b)*a(a|b){10}", 2_049), ("(a?){1000}a{1000}", 2_002), ("(((a*)*)*)*", 2),
            (String(repeating: "a?", count: 1_000), 1_002), (String(repeating: "a", count: 60_000), nil),
            ("(" + String(repeating: "a?", count: 100_000) + ")b", nil), (String(repeating: "[^a]", count: 9_000), nil),
            ("((((a{0,1000}){0,1000}){0,1000}){0,1000}){0,1000}", nil), ("[^/]{400}", 3_202),
        ] as [(String, Int?)])
    func bounds(_ expression: String, _ count: Int?) {
        #expect((try? Expression(expression))?.automaton.stateCount == count)
    }
}
