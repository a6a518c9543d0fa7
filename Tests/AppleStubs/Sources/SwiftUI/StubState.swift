/// A stored value of a view, which lasts across drawings.
final class StubKept {
    var value: Any?
    private let changed: () -> Void

    init(_ changed: @escaping () -> Void) { self.changed = changed }

    func set(_ newValue: Any) {
        value = newValue
        changed()
    }
}

/// A property of a view that the screen stores.
protocol StubStored {
    func stubKeep(_ kept: StubKept)
}

/// The stored values of the views on a screen. The key of a value is the type of its view and the order of drawing.
@MainActor
final class StubStorage {
    private var values: [String: StubKept] = [:]
    private var counts: [String: Int] = [:]
    private(set) var hasChanged = false

    /// The environment of the view that is drawn.
    var environment = EnvironmentValues()

    /// The identities of the enclosing views.
    private var path = ""

    func begin() {
        counts = [:]
        hasChanged = false
    }

    /// Draws a view with an identity, which is part of the keys of its stored values.
    func draw(of identity: String, _ draw: () -> String) -> String {
        let outer = path
        path += "/" + identity
        defer { path = outer }
        return draw()
    }

    /// Connects the properties of a view or a modifier with their stored values.
    func restore(_ view: Any) {
        for child in Mirror(reflecting: view).children {
            (child.value as? any StubEnvironmental)?.stubRead(environment)
            guard let stored = child.value as? any StubStored else { continue }
            stored.stubKeep(next("\(type(of: view)).\(child.label ?? "")"))
        }
    }

    /// Returns the stored value of the next property of a kind.
    func next(_ kind: String) -> StubKept {
        let kind = path + kind
        counts[kind, default: 0] += 1
        let name = kind + "\(counts[kind, default: 0])"
        let known = values[name] ?? StubKept { [weak self] in MainActor.assumeIsolated { self?.hasChanged = true } }
        values[name] = known
        return known
    }
}
