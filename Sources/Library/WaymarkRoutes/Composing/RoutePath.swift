public import WaymarkCore

/// A pattern composed from parts instead of parsed from a string, with statically typed captures.
///
/// ```swift
/// let profile = RoutePath("profile").capture(Int.self, "id").optional("info").query("locale", String?.self)
/// table.add(profile, build: AppRoute.profile)                  // profile(Int, String?)
///
/// let recipes = RoutePath("recipes") / RoutePath(Int.self) / (RoutePath("info") | RoutePath("data"))
/// table.add(recipes, build: AppRoute.recipe)                   // recipe(Int)
/// ```
///
/// `Output` is the type of the captured values: `Void` without captures, the value of a single capture, or a tuple of
/// all values in written order. A capture without a name is named by its position: `"0"` for the first one. Messages
/// and ``RouteMatch/captures`` use that name.
///
/// A path is added to a table as the pattern of its ``description``, such as `/profile/{id: Int}[/info]`. It matches
/// the same links, has the same precedence and the same problems as that pattern.
///
/// A part in a position that does not allow it, such as an optional value as a segment, is a problem of the table.
public struct RoutePath<Output>: Sendable {
    var composition: Composition

    init(_ composition: Composition) { self.composition = composition }

    /// The pattern of the path in a table.
    ///
    /// - Complexity: O(*n*) in the parts of the path; each access creates the pattern.
    public var pattern: RoutePattern { composition.pattern }
}

extension RoutePath where Output == Void {
    /// Creates literal segments: `recipes`, or several separated by slashes, `recipes/archive`. They equal the decoded
    /// segments of a link and contain no pattern syntax.
    public init(_ literal: String) { self.init(Composition(literal: literal)) }

    /// Creates the root path, which has no segments.
    public init() { self.init(Composition()) }

    /// A wildcard: one segment with any value, not captured.
    public static var anySegment: RoutePath { RoutePath(Composition([PathNode(.separator), PathNode(.wildcard)])) }

    /// Returns an unnamed catch-all: any number of segments, available in the match's `rest`.
    ///
    /// - Parameter isRequired: If `true`, at least one segment is required.
    public static func anything(isRequired: Bool = false) -> RoutePath {
        let run = CatchAll(minimum: isRequired ? 1 : 0)
        return RoutePath(Composition([PathNode(.separator), PathNode(.catchAll(run))]))
    }

    /// Creates a segment that is validated but not captured.
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
    /// Creates a captured segment.
    ///
    /// - Parameters:
    ///   - type: The type of the value, which decides the accepted strings.
    ///   - name: The parameter's name; by default its position.
    ///   - parameterType: A type that accepts fewer strings than `type`: a list of strings, or the name of a type in
    ///     ``RouteTable/types``.
    public init(_ type: Output.Type, _ name: String? = nil, as parameterType: ParameterType? = nil) {
        self.init(Composition(segment: type, name, as: parameterType))
    }
}

extension RoutePath where Output == [String] {
    /// Returns a captured catch-all: the remaining segments, or all up to the next part.
    ///
    /// - Parameters:
    ///   - name: The parameter's name; by default its position.
    ///   - isRequired: If `true`, at least one segment is required.
    public static func rest(_ name: String? = nil, isRequired: Bool = false) -> RoutePath {
        RoutePath(Composition(rest: name, minimum: isRequired ? 1 : 0))
    }
}

extension RoutePath: CustomStringConvertible {
    /// The pattern in the native syntax.
    public var description: String { pattern.description }
}
