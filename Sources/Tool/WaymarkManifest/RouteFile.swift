public import WaymarkCore

/// A table of routes from a file that belongs to an app.
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
/// The file is YAML or JSON. Scalars keep their source spelling: `007`, `yes` and `1.0` stay strings. YAML is read with
/// one extension: a bracket directly after other text, as in `/user/{userId: Int64}`, belongs to that text until it is
/// closed on the same line. Patterns therefore need no quotes, except for other software that reads the file. The usual
/// rules of YAML apply: text that begins with `*` or `@`, ends with `:`, or contains `: ` or ` #` needs quotes. A key
/// of more than 1,024 characters follows `? `.
///
/// Unknown keys are errors, and every problem is reported with its line and column.
public struct RouteFile: Sendable {
    /// The name of the file, for messages.
    public var name: String

    /// The sources from which links are accepted; empty to use those of the notation.
    public var sources: [Located<LinkSource>] = []

    /// The name of the notation of the patterns, if the file sets it. The notation brings the settings of its library:
    /// sources, precedence and policy. Settings of the file override them.
    public var syntax: Located<String>?

    /// The rule that selects one of several matching routes; `nil` to use that of the notation.
    public var precedence: Located<Precedence>?

    /// The policy for accepted links; `nil` to use that of the notation. Options that the file omits are those of the
    /// notation.
    public var policy: Located<LinkPolicy>?

    /// The apps that open the links; `nil` if the file lists none.
    public var apps: Apps?

    /// The environments, such as staging, in file order.
    public var environments: [Environment] = []

    /// The query items that every link may have in addition to those of its route, such as `?ref={ref?}`.
    public var globals: Located<String>?

    /// The names of public parameters. Redacted links show their values.
    public var publicParameters: [Located<String>] = []

    /// The declared types, in file order.
    public var types: [TypeDeclaration] = []

    /// The routes, in file order.
    public var routes: [Route] = []

    /// The sources that those of the selected environment replace; empty if there are none.
    var replacedSources: [Located<LinkSource>] = []

    var source: SourceText

    /// The file that this file extends, if any.
    var base: ExtendedFile?

    init(name: String, source: SourceText) {
        self.name = name
        self.source = source
    }

    /// A type that the file declares: a name and a constraint.
    public struct TypeDeclaration: Sendable {
        /// The name that patterns use.
        public var name: Located<String>

        /// The constraint on accepted values.
        public var constraint: ParameterConstraint

        /// The regular expression of the constraint, if any.
        var expression: Located<String>?
    }
}
