public import WaymarkCore

/// A pattern that is put together from parts instead of being read from a text, and knows the types of what it captures.
///
/// ```swift
/// let profile = RoutePath("profile").capture(Int.self, "id").optional("info").query("locale", String?.self)
/// table.add(profile, build: AppRoute.profile)                  // profile(Int, String?)
///
/// let recipes = RoutePath("recipes") / RoutePath(Int.self) / (RoutePath("info") | RoutePath("data"))
/// table.add(recipes, build: AppRoute.recipe)                   // recipe(Int)
/// ```
///
/// `Output` is what a link gives: nothing (`Void`) for literal text alone, the value of the one capture, or a tuple of the
/// values of several captures in the order written. A capture that was given no name is called by its position, `"0"` for
/// the first one, which is the name of its parameter in messages and in ``RouteMatch/captures``.
///
/// A path is added to a table as the pattern that its ``description`` is, such as `/profile/{id: Int}[/info]`. It matches the
/// same links, wins over the same patterns and has the same problems.
///
/// A part that cannot stand where it is put, such as an optional value as a segment, is a problem of the table that
/// the path is added to.
public struct RoutePath<Output>: Sendable {
    var composition: Composition

    init(_ composition: Composition) { self.composition = composition }

    /// The pattern, as it stands in a table.
    ///
    /// - Complexity: O(*n*) in the parts of the path: the pattern is made each time.
    public var pattern: RoutePattern { composition.pattern }
}

extension RoutePath where Output == Void {
    /// Literal segments: `recipes`, or several with slashes between, `recipes/archive`. What is written is what links
    /// hold when they are decoded; nothing in it means anything else.
    public init(_ literal: String) { self.init(Composition(literal: literal)) }

    /// The root: no segment at all.
    public init() { self.init(Composition()) }

    /// One segment, whatever it is, not captured.
    public static var anySegment: RoutePath { RoutePath(Composition([PathNode(.separator), PathNode(.wildcard)])) }

    /// Any number of segments, not captured; the match's `rest` has them.
    ///
    /// - Parameter isRequired: Whether there must be one at least.
    public static func anything(isRequired: Bool = false) -> RoutePath {
        let run = CatchAll(minimum: isRequired ? 1 : 0)
        return RoutePath(Composition([PathNode(.separator), PathNode(.catchAll(run))]))
    }

    /// One segment that is checked and not captured.
    ///
    /// ```swift
    /// let path = RoutePath("user") / RoutePath(checking: Int.self) / RoutePath("edit")
    /// path.description   // "/user/{: Int}/edit"
    /// ```
    public init<Value: ParameterConvertible>(checking type: Value.Type) {
        self.init(Composition(segment: type, nil, isCaptured: false))
    }
}

extension RoutePath where Output: ParameterConvertible {
    /// One segment that is captured.
    ///
    /// - Parameters:
    ///   - type: The type of the value, which decides what text is taken.
    ///   - name: The parameter's name; its position unless told otherwise.
    ///   - parameterType: What text is taken, if not all that the type takes: one of several texts, or a type of the
    ///     table.
    public init(_ type: Output.Type, _ name: String? = nil, as parameterType: ParameterType? = nil) {
        self.init(Composition(segment: type, name, as: parameterType))
    }
}

extension RoutePath where Output == [String] {
    /// The segments that are left, or all up to what follows.
    ///
    /// - Parameters:
    ///   - name: The parameter's name; its position unless told otherwise.
    ///   - isRequired: Whether there must be one at least.
    public static func rest(_ name: String? = nil, isRequired: Bool = false) -> RoutePath {
        RoutePath(Composition(rest: name, minimum: isRequired ? 1 : 0))
    }
}

extension RoutePath: CustomStringConvertible {
    /// The text of the pattern, in the native syntax.
    public var description: String { pattern.description }
}
