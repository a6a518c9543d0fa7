internal import WaymarkCore

/// The untyped content of a ``RoutePath`` or ``RouteQuery``: its parsed pattern, and the conversions of its values.
///
/// The pattern names its parameters by position, such as `"0"`; ``names`` contains the names from the caller.
struct Composition: Sendable {
    var path: [PathNode] = []
    var query: [QueryNode] = []
    var fragment: ValuePattern?
    /// The name of each capture in written order; `nil` for a capture without a name.
    var names: [String?] = []
    var expectations: [ParameterExpectation] = []
    var values: [any ComposedValue] = []
    /// The problems of pattern parts in wrong positions, such as a query item in an optional part of the path.
    var problems: [RouteProblem.Kind] = []

    init(_ path: [PathNode] = []) { self.path = path }

    init(literal: String) {
        // Splits bytes: as a `Character`, a slash includes a combining mark that follows it.
        var text = literal[...].utf8
        if text.first == .slash { text.removeFirst() }
        if text.last == .slash { text.removeLast() }
        guard !text.isEmpty else { return }
        for segment in text.split(separator: .slash, omittingEmptySubsequences: false) {
            path += [PathNode(.separator), PathNode(.literal(String(Substring(segment))))]
        }
    }

    init<Value: ParameterConvertible>(
        segment type: Value.Type, _ name: String?, as parameterType: ParameterType? = nil, isCaptured: Bool = true
    ) {
        // A path segment cannot be optional or a list. Parsing the composed pattern reports the problem.
        let presence: PatternParameter.Presence = type.isOptionalParameter ? .optional : .required
        let parameter =
            isCaptured
            ? capture(type, name, as: parameterType, presence: presence)
            : PatternParameter(nil, type: type.patternType, presence: presence)
        path = [PathNode(.separator), PathNode(.parameter(parameter))]
    }

    init(rest name: String?, minimum: Int) {
        let parameter = capture([String].self, name)
        path = [PathNode(.separator), PathNode(.catchAll(CatchAll(name: parameter.name, minimum: minimum)))]
    }

    mutating func capture<Value: ParameterConvertible>(
        _ type: Value.Type, _ name: String?, as parameterType: ParameterType? = nil,
        presence: PatternParameter.Presence = .required
    ) -> PatternParameter {
        let position = names.count
        names.append(name)
        expectations.append(ParameterExpectation(type))
        values.append(
            TypedValue<Value>(slots: [position], read: { Value(capture: $0[0]) }, write: { [$0.capture] }))
        return PatternParameter(String(position), type: parameterType ?? type.patternType, presence: presence)
    }

    var captureNames: [String] { names.enumerated().map { $1 ?? String($0) } }

    private var plainPattern: RoutePattern {
        let names = captureNames
        var renamed = self
        renamed.rename { Int($0).map { names[$0] } ?? $0 }
        return RoutePattern(
            text: "", path: renamed.path.isEmpty ? [PathNode(.separator)] : renamed.path, query: renamed.query,
            fragment: renamed.fragment)
    }

    var text: String { plainPattern.description }

    var pattern: RoutePattern { (try? RoutePattern(text)) ?? plainPattern }

    func followed(by other: Composition) -> Composition {
        var joined = self
        let moved = joined.addValues(of: other)
        joined.path += moved.path
        joined.query += moved.query
        joined.fragment = moved.fragment ?? fragment
        if fragment != nil, moved.fragment != nil { joined.problems.append(.query(.secondFragment)) }
        return joined
    }

    var optional: Composition {
        var copy = self
        if !query.isEmpty || fragment != nil { copy.problems.append(.path(.queryInGroup)) }
        copy.path = [PathNode(.optional(path))]
        copy.mayBeAbsent()
        return copy
    }

    /// Returns a path that matches either path, such as `/(a|{b})`. It has the captures of both, all optional.
    func or(_ other: Composition) -> Composition {
        var joined = self
        if [self, other].contains(where: { !$0.query.isEmpty || $0.fragment != nil }) {
            joined.problems.append(.path(.queryInGroup))
        }
        joined.path = path.or(joined.addValues(of: other).path)
        joined.mayBeAbsent()
        return joined
    }

    /// Returns a query that matches either query. It has the captures of both, all optional.
    func orQuery(_ other: Composition) -> Composition {
        var joined = self
        joined.query = [QueryNode(.alternatives([query, joined.addValues(of: other).query]))]
        joined.mayBeAbsent()
        return joined
    }

    /// Appends the values of another composition. Returns that composition with its captures renumbered.
    private mutating func addValues(of other: Composition) -> Composition {
        let moved = other.moved(by: names.count)
        names += moved.names
        expectations += moved.expectations
        values += moved.values
        problems += moved.problems
        return moved
    }

    private mutating func mayBeAbsent() {
        for index in expectations.indices { expectations[index].isOptional = true }
    }

    private func moved(by offset: Int) -> Composition {
        guard offset > 0 else { return self }
        var copy = self
        copy.rename { name in Int(name).map { String($0 + offset) } ?? name }
        copy.values = values.map { $0.moved(by: offset) }
        return copy
    }

    mutating func rename(_ change: (String) -> String) {
        path = path.mapNodes { node in
            guard case .catchAll(var run) = node.kind else { return node }
            run.name = run.name.map(change)
            return PathNode(.catchAll(run), at: node.range)
        }.mapParameters { $0.renamed(change) }
        query = query.mapParameters { $0.renamed(change) }
        fragment = fragment?.mapParameter { $0.renamed(change) }
    }
}

extension ParameterConvertible {
    /// The type to write into patterns: `String` for a custom type, whose strings ``Composition/expectations`` check.
    static var patternType: ParameterType {
        guard case .named(let name) = parameterType.kind, !ParameterTypes.isBuiltIn(name) else { return parameterType }
        return ParameterType(ParameterType.string.kind, isList: parameterType.isList)
    }
}

extension [PathNode] {
    /// Returns the alternatives of two paths. A leading separator of both is written once: `/(a|b|c)`.
    fileprivate func or(_ other: [PathNode]) -> [PathNode] {
        guard count > 1, other.count > 1, first?.kind == .separator, other.first?.kind == .separator else {
            return [PathNode(.alternatives([self, other]))]
        }
        var alternatives = [Array(dropFirst())]
        if count == 2, case .alternatives(let all) = last?.kind { alternatives = all }
        return [PathNode(.separator), PathNode(.alternatives(alternatives + [Array(other.dropFirst())]))]
    }
}

extension PatternParameter {
    fileprivate func renamed(_ change: (String) -> String) -> PatternParameter {
        PatternParameter(name.map(change), type: type, presence: presence)
    }
}
