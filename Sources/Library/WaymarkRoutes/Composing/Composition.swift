internal import WaymarkCore

/// What a path is made of, apart from the types of its values.
///
/// While it grows, the parameters of its nodes are called by their positions; ``names`` has those that were given.
struct Composition: Sendable {
    var path: [PathNode] = []
    var query: [QueryNode] = []
    var fragment: ValuePattern?
    /// For each capture, in the order written, the name that was given to it.
    var names: [String?] = []
    /// For each capture what its value expects.
    var expectations: [ParameterExpectation] = []
    /// The values that are made of the captures.
    var values: [any ComposedValue] = []
    /// What cannot stand where it was put.
    var problems: [RouteProblem.Kind] = []

    init(_ path: [PathNode] = []) { self.path = path }

    init(literal: String) {
        var text = Substring(literal)
        if text.hasPrefix("/") { text.removeFirst() }
        if text.hasSuffix("/") { text.removeLast() }
        guard !text.isEmpty else { return }
        for segment in text.split(separator: "/", omittingEmptySubsequences: false) {
            path += [PathNode(.separator), PathNode(.literal(String(segment)))]
        }
    }

    init<Value: ParameterConvertible>(
        segment type: Value.Type, _ name: String?, as parameterType: ParameterType? = nil, isCaptured: Bool = true
    ) {
        // An optional and a list cannot stand here; their text says so, and is reported where it is read.
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

    /// Adds a capture and returns the parameter that holds it.
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

    // MARK: The whole

    /// The name of each capture.
    var captureNames: [String] { names.enumerated().map { $1 ?? String($0) } }

    /// The pattern with its parameters named, and without a text.
    private var plainPattern: RoutePattern {
        let names = captureNames
        var renamed = self
        renamed.rename { Int($0).map { names[$0] } ?? $0 }
        return RoutePattern(
            text: "", path: renamed.path.isEmpty ? [PathNode(.separator)] : renamed.path, query: renamed.query,
            fragment: renamed.fragment)
    }

    /// The text that the pattern would be read from.
    var text: String { plainPattern.description }

    /// The pattern as it is read from its text, or as it is, if that has problems.
    var pattern: RoutePattern { (try? RoutePattern(text)) ?? plainPattern }

    /// What the values expect of the parameters, by name.
    var namedExpectations: [ParameterExpectation] {
        zip(captureNames, expectations).map { name, expectation in
            var copy = expectation
            copy.name = name
            return copy
        }
    }
}

extension ParameterConvertible {
    /// The type that patterns name: none for types of your own, which tables know by what is expected.
    static var patternType: ParameterType {
        guard case .named(let name) = parameterType.kind, !ParameterTypes.isBuiltIn(name) else { return parameterType }
        return ParameterType(ParameterType.string.kind, isList: parameterType.isList)
    }
}
