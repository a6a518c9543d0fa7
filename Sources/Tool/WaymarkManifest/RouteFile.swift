public import WaymarkCore

/// A route file: the routes of an app in YAML or JSON, with examples, link sources, parameter types and apps.
///
/// ```yaml
/// waymark: 1
/// sources: [https://example.com, myapp://]
/// types:
///   CommitHash: { characters: hex, lengths: [7, 40] }
/// routes:
///   user.edit:
///     pattern: /user/{userId: Int64}/edit
///     examples:
///       https://example.com/user/15/edit: { userId: 15 }
///     rejects: [https://example.com/user/abc/edit]
///   home: [/, /home]
/// ```
///
/// Scalars keep their source spelling: `007`, `yes` and `1.0` stay strings. YAML is read with one extension: a bracket
/// directly after other text, as in `/user/{userId: Int64}`, belongs to that text until it is closed on the same line.
/// Patterns therefore need no quotes, except for other software that reads the file. The usual rules of YAML apply:
/// text that begins with `*` or `@`, ends with `:`, or contains `: ` or ` #` needs quotes. A key of more than 1,024
/// characters follows `? `.
///
/// Reading a file throws for unknown keys too, and reports every problem with its line and column.
public struct RouteFile: Sendable {
    /// The name or path of the file, for messages.
    public var name: String

    /// The schemes and hosts whose links open routes; empty to use the default of the pattern ``syntax``.
    public var sources: [Located<LinkSource>] = []

    /// The name of the pattern syntax; `nil` if the file does not set it. The syntax of another link library also
    /// selects the link sources, precedence and policy of that library, which the file can override.
    public var syntax: Located<String>?

    /// The rule that decides which route wins if several match one link; `nil` to use that of the pattern ``syntax``.
    public var precedence: Located<Precedence>?

    /// The size limits and syntax rules for links; `nil` to use those of the pattern ``syntax``. Options that the file
    /// omits have the default values of that syntax.
    public var policy: Located<LinkPolicy>?

    /// The apps that open the links of the file; `nil` if the file lists none.
    public var apps: Apps?

    /// The environments of the app, such as staging, in the order of the file.
    public var environments: [Environment] = []

    /// The query items that every link can have in addition to those of its route, such as `?ref={ref?}`.
    public var globals: Located<String>?

    /// The names of the parameters whose values are allowed in logs. All other parts of a link are private.
    public var publicParameters: [Located<String>] = []

    /// The parameter types that the file declares, in the order of the file.
    public var types: [TypeDeclaration] = []

    /// The routes, in the order of the file.
    public var routes: [Route] = []

    /// The link sources that those of the selected environment replaced; empty if none were.
    var replacedSources: [Located<LinkSource>] = []

    var source: SourceText

    var base: ExtendedFile?

    init(name: String, source: SourceText) {
        self.name = name
        self.source = source
    }

    /// A parameter type that a route file declares: a name and the constraint on its values.
    public struct TypeDeclaration: Sendable {
        /// The name of the type in patterns, such as `CommitHash` in `{hash: CommitHash}`.
        public var name: Located<String>

        /// The set of strings that the type accepts.
        public var constraint: ParameterConstraint

        var expression: Located<String>?
    }
}
