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
/// `Output` is the type of the captured values: `Void` for none, the type of a single value, or a tuple in written
/// order. In messages and ``RouteMatch/captures``, an unnamed value has its position as its name, such as `"0"`.
///
/// A table stores a path as the pattern of its ``description``, such as `/profile/{id: Int}[/info]`. The path matches
/// the same links as that pattern, with the same precedence and the same problems.
///
/// If a part is not allowed at its position, such as an optional value as a segment, creating the router throws.
public struct RoutePath<Output>: Sendable {
    var composition: Composition

    init(_ composition: Composition) { self.composition = composition }

    /// The pattern that a table stores for this path.
    ///
    /// - Complexity: O(*n*) in the parts of the path; each access creates the pattern.
    public var pattern: RoutePattern { composition.pattern }

    /// Appends a path segment whose value is captured. The parameters are those of ``RoutePath/init(_:_:as:)``.
    public func capture<each Value, Next: ParameterConvertible>(
        _ type: Next.Type, _ name: String? = nil, as parameterType: ParameterType? = nil
    ) -> RoutePath<(repeat each Value, Next)> where Output == (repeat each Value) {
        joined(RoutePath<Next>(type, name, as: parameterType).composition)
    }

    /// Appends a catch-all, which captures an array of the segments up to the next part or the end.
    public func rest<each Value>(
        _ name: String? = nil, isRequired: Bool = false
    ) -> RoutePath<(repeat each Value, [String])> where Output == (repeat each Value) {
        joined(RoutePath<[String]>.rest(name, isRequired: isRequired).composition)
    }

    /// Appends literal segments that a link may omit. Printed links contain them.
    public func optional(_ literal: String) -> RoutePath { optional(RoutePath<Void>(literal)) }

    /// Appends a part without captures that a link may omit. Printed links contain it.
    public func optional(_ part: RoutePath<Void>) -> RoutePath { joined(part.composition.optional) }

    /// Appends a part that a link may omit. It captures an optional value: `nil` if the link omits the part.
    public func optional<each Value, Next: ParameterConvertible>(
        _ part: RoutePath<Next>
    ) -> RoutePath<(repeat each Value, Next?)> where Output == (repeat each Value) {
        joined(part.composition.optional.grouped(Next.self))
    }

    /// Appends a part that a link may omit. It captures an optional tuple: `nil` if the link omits the part.
    public func optional<each Value, First, Second, each Next>(
        _ part: RoutePath<(First, Second, repeat each Next)>
    ) -> RoutePath<(repeat each Value, (First, Second, repeat each Next)?)> where Output == (repeat each Value) {
        joined(part.composition.optional.grouped((First, Second, repeat each Next).self))
    }

    /// Appends another path, whose captures follow those of this path.
    ///
    /// ```swift
    /// let page = RoutePath("page").capture(Int.self).capture(Int.self)
    /// let book: RoutePath<(String, Int, Int)> = RoutePath("book").capture(String.self).followed(by: page)
    /// ```
    public func followed<each Value, each Next>(
        by part: RoutePath<(repeat each Next)>
    ) -> RoutePath<(repeat each Value, repeat each Next)> where Output == (repeat each Value) {
        joined(part.composition)
    }

    /// Appends another path. `Joined` must be the tuple of the captured values of this path and the appended one.
    func joined<Joined>(_ part: Composition) -> RoutePath<Joined> { RoutePath<Joined>(composition.followed(by: part)) }
}

// Paths with no value or one have separate overloads: a parameter pack would make tuples of one element.

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

    /// Appends the first captured segment to a path. The parameters are those of ``RoutePath/init(_:_:as:)``.
    public func capture<Value: ParameterConvertible>(
        _ type: Value.Type, _ name: String? = nil, as parameterType: ParameterType? = nil
    ) -> RoutePath<Value> {
        self / RoutePath<Value>(type, name, as: parameterType)
    }

    /// Appends a catch-all, which captures an array of the segments up to the next part or the end.
    public func rest(_ name: String? = nil, isRequired: Bool = false) -> RoutePath<[String]> {
        self / RoutePath<[String]>.rest(name, isRequired: isRequired)
    }

    /// Appends a part that a link may omit. It captures an optional value: `nil` if the link omits the part.
    public func optional<Value: ParameterConvertible>(_ part: RoutePath<Value>) -> RoutePath<Value?> {
        RoutePath<Value?>(composition.followed(by: part.composition.optional.grouped(Value.self)))
    }

    /// Appends a part that a link may omit. It captures an optional tuple: `nil` if the link omits the part.
    public func optional<First, Second, each Value>(
        _ part: RoutePath<(First, Second, repeat each Value)>
    ) -> RoutePath<(First, Second, repeat each Value)?> {
        let group = part.composition.optional.grouped((First, Second, repeat each Value).self)
        return RoutePath<(First, Second, repeat each Value)?>(composition.followed(by: group))
    }

    /// Appends another path. The result captures the values of that path.
    public func followed<Other>(by part: RoutePath<Other>) -> RoutePath<Other> { self / part }
}

extension RoutePath where Output: ParameterConvertible {
    /// Creates a path of one segment, whose value is captured.
    ///
    /// - Parameters:
    ///   - type: The type of the value, which decides the accepted strings.
    ///   - name: The parameter's name; by default its position, such as `"0"`.
    ///   - parameterType: A type that accepts fewer strings: a list of strings, or a name in ``RouteTable/types``.
    public init(_ type: Output.Type, _ name: String? = nil, as parameterType: ParameterType? = nil) {
        self.init(Composition(segment: type, name, as: parameterType))
    }
}

extension RoutePath where Output == [String] {
    /// Returns a catch-all, which captures the remaining segments, or all segments up to the next part, as an array.
    ///
    /// - Parameters:
    ///   - name: The parameter's name; by default its position, such as `"0"`.
    ///   - isRequired: `true` to require at least one segment.
    public static func rest(_ name: String? = nil, isRequired: Bool = false) -> RoutePath {
        RoutePath(Composition(rest: name, minimum: isRequired ? 1 : 0))
    }
}

extension RoutePath: CustomStringConvertible {
    /// The ``pattern`` of the path as a string in ``BraceSyntax``, such as `/profile/{id: Int}[/info]`.
    public var description: String { pattern.description }
}
