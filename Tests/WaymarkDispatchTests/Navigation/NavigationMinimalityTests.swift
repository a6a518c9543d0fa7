import TestSupport
import Testing
import WaymarkDispatch

/// All navigation states up to small limits, with the results of single steps.
struct SmallWorld: Sendable, CustomTestStringConvertible {
    let name: String
    let tabs: [String]
    let pathLimit: Int
    let modalLimit: Int
    let modalPathLimit: Int
    let routes = [0, 1]

    var testDescription: String { name }

    func neighbours(of state: NavigationState<Int>) -> [NavigationState<Int>] {
        let limit = state.modals.isEmpty ? pathLimit : modalPathLimit
        var steps: [NavigationStep<Int>] = tabs.map(NavigationStep.select)
        steps += (0..<modalLimit).map(NavigationStep.dismiss)
        steps += (0..<limit).map(NavigationStep.pop)
        steps.append(.root(nil))
        for route in routes {
            steps += [.root(route), .replace(route)]
            if state.path.count < limit { steps.append(.push(route)) }
            guard state.modals.count < modalLimit else { continue }
            steps += [.present(.sheet, route), .present(.cover, route)]
        }
        return steps.map(state.applying)
    }

    /// Returns the minimum number of steps from a state to every other state.
    func distances(from start: NavigationState<Int>) -> [NavigationState<Int>: Int] {
        var distances = [start: 0]
        var edge = [start]
        while !edge.isEmpty {
            var next: [NavigationState<Int>] = []
            for state in edge {
                for neighbour in neighbours(of: state) where distances[neighbour] == nil {
                    distances[neighbour] = distances[state, default: 0] + 1
                    next.append(neighbour)
                }
            }
            edge = next
        }
        return distances
    }
}

@Suite("Minimal navigation plans")
struct NavigationMinimalityTests {
    @Test(
        "A navigation plan is as short as the shortest path in a fully searched state space",
        arguments: [
            SmallWorld(name: "one deep stack", tabs: ["a"], pathLimit: 4, modalLimit: 0, modalPathLimit: 0),
            SmallWorld(name: "three tabs", tabs: ["a", "b", "c"], pathLimit: 1, modalLimit: 0, modalPathLimit: 0),
            SmallWorld(
                name: "a tab and two modal screens", tabs: ["a"], pathLimit: 1, modalLimit: 2, modalPathLimit: 1),
            SmallWorld(
                name: "two tabs and a modal screen", tabs: ["a", "b"], pathLimit: 1, modalLimit: 1, modalPathLimit: 1),
        ])
    func shortest(_ world: SmallWorld) {
        var generator = SeededGenerator(seed: world.pathLimit)
        var start = NavigationState<Int>(tab: "a")
        for _ in 0..<4 {
            for _ in 0..<10 { start = generator.pick(world.neighbours(of: start)) }
            let longer = world.distances(from: start).filter { target, distance in
                NavigationPlan(from: start, to: target).steps.count != distance
            }
            #expect(longer.isEmpty, "from \(start)")
        }
    }
}
