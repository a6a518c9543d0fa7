public import WaymarkCore

/// The notation of Deeper: `(recipe|recipes)/*/details/(info)/:int(menuId)?:recipeId&(:locale)`.
///
/// | pattern | matches |
/// |---|---|
/// | `recipes/archive` | literal segments; slashes at the ends or doubled make no difference |
/// | `:recipeId` | any segment, captured |
/// | `:int(menuId)`, `:int()` | a segment of the type `int`, `double`, `bool`, `string`, or a type of the table |
/// | `(info)`, `(details/:id)` | an optional group |
/// | `(recipe\|recipes/archive)` | alternatives |
/// | `*` | one or more segments, up to the first match of the following pattern |
/// | `?:recipeId&:int(menuId)` | required query items that fit their types |
/// | `?(:locale)` | an optional query item; one that does not fit the type counts as absent |
/// | `?(:utm\|:tmp)` | alternative query items |
///
/// At the end of a path, a link can omit the last segments of an optional group: `recipe/(details/:id)` matches
/// `recipe/details`. Literals can be percent-encoded.
public struct DeeperSyntax: PatternSyntax {
    /// Creates the syntax.
    public init() {}

    /// The name of the syntax in route files: `deeper`.
    public var name: String { "deeper" }

    /// Parses a pattern, or throws a `PatternError` with all of its problems.
    public func parse(_ text: String) throws(PatternError) -> RoutePattern {
        var reader = DeeperReader(dialect: .named, scanner: PatternScanner(text))
        return try reader.pattern()
    }

    /// Returns a pattern in this notation, or throws a `PatternError` with the elements that the notation lacks.
    public func text(for pattern: RoutePattern) throws(PatternError) -> String {
        let loss = "an optional group at the end that must be there as a whole"
        return try written(pattern, query: true, orMissing: loss) { DeeperWriter.text(pattern, .named, &$0) }
    }
}

extension PatternSyntax where Self == DeeperSyntax {
    /// The notation of Deeper: `(profile|user)/:int(userId)`.
    public static var deeper: DeeperSyntax { DeeperSyntax() }
}

/// The notation of DeeperFunc: `(profile|user)/:int?userId=:int&(locale=:string)`.
///
/// | pattern | matches |
/// |---|---|
/// | `recipes/archive` | literal segments; slashes at the ends or doubled make no difference |
/// | `:string`, `:int`, `:double`, `:bool` | a segment that fits the type |
/// | `(info)`, `(info/:int)` | an optional group |
/// | `(profile\|user)` | alternatives |
/// | `*` | one or more segments, up to the first match of the following pattern |
/// | `?userId=:int` | a required query item that fits the type |
/// | `?(locale=:string)` | an optional query item; one that does not fit the type counts as absent |
/// | `?(id=:int\|name=:string)` | alternative query items |
///
/// Parameters have no names. They are captured by position in path and query: `"0"`, `"1"`, and so on. Alternatives
/// share positions, because they exclude each other. A type with the same name as its query item, as in
/// `?userId=:userId`, matches any string. Literals can be percent-encoded.
public struct DeeperFuncSyntax: PatternSyntax {
    /// Creates the syntax.
    public init() {}

    /// The name of the syntax in route files: `deeperfunc`.
    public var name: String { "deeperfunc" }

    /// Parses a pattern, or throws a `PatternError` with all of its problems.
    public func parse(_ text: String) throws(PatternError) -> RoutePattern {
        var reader = DeeperReader(dialect: .positional, scanner: PatternScanner(text))
        return try reader.pattern()
    }

    /// Returns a pattern in this notation, or throws a `PatternError` with the elements that the notation lacks.
    public func text(for pattern: RoutePattern) throws(PatternError) -> String {
        let loss = "this combination of groups"
        return try written(pattern, query: true, orMissing: loss) { DeeperWriter.text(pattern, .positional, &$0) }
    }
}

extension PatternSyntax where Self == DeeperFuncSyntax {
    /// The notation of DeeperFunc: `profile/:int?userId=:int`.
    public static var deeperfunc: DeeperFuncSyntax { DeeperFuncSyntax() }
}

/// The two notations of Deeper, which differ in how parameters are written.
enum DeeperDialect {
    /// Parameters have names: `:name`, `:int(name)`, `?:name&(:int(name))`.
    case named
    /// Parameters are numbered by position: `:int`, `?name=:int&(name=:int)`.
    case positional

    static let types = TypeNames(native: [
        ("string", "String"), ("int", "LenientInt"), ("double", "LenientDouble"), ("bool", "LenientBool"),
    ])
}
