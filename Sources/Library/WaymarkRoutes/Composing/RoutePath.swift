public import WaymarkCore

/// A link pattern composed in Swift instead of parsed from a string. The types of its captured values are static.
///
/// ```swift
/// let profile = RoutePath("profile").capture(Int.self, "id").optional("info").query("locale", String?.self)
/// table.add(profile, build: AppRoute.profile)                  // profile(Int, String?)
///
/// let recipes = RoutePath("recipes") / RoutePath(Int.self) / (RoutePath("info") | RoutePath("data"))
/// table.add(recipes, build: AppRoute.recipe)                   // recipe(Int)
/// ```
///
/// `Output` is the type of the captured values: `Void` for none, the type of a single value, or a tuple of all values
/// in written order. A captured value without a name is named by its position: `"0"` for the first one. Messages and
/// ``RouteMatch/captures`` use that name.
///
/// A table stores a path as the pattern of its ``description``, such as `/profile/{id: Int}[/info]`. The path matches
/// the same links as that pattern, with the same precedence and the same problems.
///
/// A part in a position that does not allow it, such as an optional value as a path segment, is a problem of the table.
public struct RoutePath<Output>: Sendable {
    var composition: Composition

    init(_ composition: Composition) { self.composition = composition }

    /// The pattern that a table stores for this path.
    ///
    /// - Complexity: O(*n*) in the parts of the path; each access creates the pattern.
    public var pattern: RoutePattern { composition.pattern }
}

extension RoutePath where Output == Void {
    /// Creates a path of literal segments: `recipes`, or several separated by slashes, `recipes/archive`. They are
    /// compared with the percent-decoded segments of a link, and contain no pattern syntax.
    public init(_ literal: String) { self.init(Composition(literal: literal)) }

    /// Creates the root path `/`, which has no segments.
    public init() { self.init(Composition()) }

    /// A wildcard: a path of one segment with any value, which is not captured.
    public static var anySegment: RoutePath { RoutePath(Composition([PathNode(.separator), PathNode(.wildcard)])) }

    /// Returns an unnamed catch-all: a path of any number of segments, which the match stores in its `rest`.
    ///
    /// - Parameter isRequired: `true` to require at least one segment.
    public static func anything(isRequired: Bool = false) -> RoutePath {
        let run = CatchAll(minimum: isRequired ? 1 : 0)
        return RoutePath(Composition([PathNode(.separator), PathNode(.catchAll(run))]))
    }

    /// Creates a path of one segment that a type must accept, but whose value is not captured.
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
    /// Creates a path of one segment, whose value is captured.
    ///
    /// - Parameters:
    ///   - type: The type of the value, which decides the accepted strings.
    ///   - name: The parameter's name; by default its position, such as `"0"`.
    ///   - parameterType: A pattern type that accepts fewer strings than `type`: a list of strings, or the name of a
    ///     type in ``RouteTable/types``.
    public init(_ type: Output.Type, _ name: String? = nil, as parameterType: ParameterType? = nil) {
        self.init(Composition(segment: type, name, as: parameterType))
    }
}

extension RoutePath where Output == [String] {
    /// Returns a catch-all: a path that captures the remaining segments, or all segments up to the next part, as an
    /// array.
    ///
    /// - Parameters:
    ///   - name: The parameter's name; by default its position, such as `"0"`.
    ///   - isRequired: `true` to require at least one segment.
    public static func rest(_ name: String? = nil, isRequired: Bool = false) -> RoutePath {
        RoutePath(Composition(rest: name, minimum: isRequired ? 1 : 0))
    }
}

extension RoutePath: CustomStringConvertible {
    /// The pattern as a string in the package's own syntax, such as `/profile/{id: Int}[/info]`.
    public var description: String { pattern.description }
}
