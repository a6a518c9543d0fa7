/// All combinations of results that conditions on the query items with one name can have.
struct ItemOutcomes {
    struct Outcome: Hashable {
        let results: [ItemResult]
        /// A shortest sequence of query items for which the conditions have these results.
        let written: [[UInt8]]
    }

    let all: [Outcome]

    /// - Parameters:
    ///   - name: The encoded name; `nil` for the fragment, which occurs at most once.
    ///   - instances: One item for each combination of conditions that an item can meet.
    init?(_ conditions: [ItemCondition], name: [UInt8]?, instances: [ItemInstance], limit: Int = 20_000) {
        var known: Set<[ItemState]> = []
        var outcomes: Set<[ItemResult]> = []
        var open = [[State(states: Array(repeating: ItemState(), count: conditions.count), written: [])]]
        var order: [Outcome] = []
        var (length, work) = (0, 0)
        while length < open.count {
            let nearest = open[length].sorted { $0.text.lexicographicallyPrecedes($1.text) }
            open[length] = []
            for state in nearest where known.insert(state.states).inserted {
                work += (instances.count + 1) * conditions.count
                if known.count > limit || work > ProofWork.ofQuestion { return nil }
                let results = zip(state.states, conditions).map { $0.result($1) }
                if outcomes.insert(results).inserted { order.append(Outcome(results: results, written: state.written)) }
                if name == nil, !state.written.isEmpty { continue }
                for instance in instances {
                    let next = state.reading(instance, name)
                    guard !known.contains(next.states) else { continue }
                    while open.count <= next.length { open.append([]) }
                    open[next.length].append(next)
                }
            }
            length += 1
        }
        all = order
    }

    private struct State {
        var states: [ItemState]
        var written: [[UInt8]]

        var length: Int { written.reduce(0) { $0 + $1.count + 1 } }
        var text: [UInt8] { Array(written.joined(separator: [UInt8(ascii: "&")])) }

        func reading(_ instance: ItemInstance, _ name: [UInt8]?) -> State {
            var next = self
            for index in states.indices {
                next.states[index].read(fits: instance.fits[index], hasValue: instance.hasValue)
            }
            next.written.append((name ?? []) + instance.written)
            return next
        }
    }
}
