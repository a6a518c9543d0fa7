/// A value of a view that the screen keeps from one drawing to the next.
final class StubKept {
    var value: Any?
    private let changed: () -> Void

    init(_ changed: @escaping () -> Void) { self.changed = changed }

    func set(_ newValue: Any) {
        value = newValue
        changed()
    }
}

/// A property of a view that the screen keeps.
protocol StubStored {
    func stubKeep(_ kept: StubKept)
}

/// What a screen keeps of its views, told apart by their types and the order in which they are drawn.
@MainActor
final class StubStorage {
    private var values: [String: StubKept] = [:]
    private var counts: [String: Int] = [:]
    private(set) var hasChanged = false

    /// What views around the one that is drawn have set.
    var environment = EnvironmentValues()

    /// The identities of what is drawn around a view.
    private var path = ""

    func begin() {
        counts = [:]
        hasChanged = false
    }

    /// Draws what belongs to something that may be another one the next time, and keeps nothing of it then.
    func draw(of identity: String, _ draw: () -> String) -> String {
        let outer = path
        path += "/" + identity
        defer { path = outer }
        return draw()
    }

    /// Gives the properties of a view or a modifier what was kept of them.
    func restore(_ view: Any) {
        for child in Mirror(reflecting: view).children {
            (child.value as? any StubEnvironmental)?.stubRead(environment)
            guard let stored = child.value as? any StubStored else { continue }
            stored.stubKeep(next("\(type(of: view)).\(child.label ?? "")"))
        }
    }

    /// What is kept of the next one of a kind.
    func next(_ kind: String) -> StubKept {
        let kind = path + kind
        counts[kind, default: 0] += 1
        let name = kind + "\(counts[kind, default: 0])"
        let known = values[name] ?? StubKept { [weak self] in MainActor.assumeIsolated { self?.hasChanged = true } }
        values[name] = known
        return known
    }
}
