public import WaymarkCore

/// A table of routes, as a team keeps it in a file next to its app.
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
/// The file is YAML or JSON. Scalars are read as they are written, never as what YAML makes of them: `007`, `yes` and
/// `1.0` stay text. YAML is read with one liberty: a bracket directly behind other text, as in
/// `/user/{userId: Int64}`, belongs to that text up to where it is closed on the same line, so that patterns need no
/// quotes. Put them in quotes if other software reads the file. As everywhere in YAML, text that begins with `*` or
/// `@`, ends with `:`, or holds `: ` or ` #` needs quotes, and a key of more than 1,024 characters stands behind `? `.
///
/// Everything is checked, unknown keys are errors, and every problem is reported with its line and column.
public struct RouteFile: Sendable {
    /// The name of the file, for messages.
    public var name: String

    /// Where links may come from; empty when the file does not say, which leaves it to the notation.
    public var sources: [Located<LinkSource>] = []

    /// The name of the notation that patterns are written in, if the file says so. It brings its library's settings:
    /// where links come from, which route wins and which links are accepted, as far as the file says nothing else.
    public var syntax: Located<String>?

    /// Which of several matching routes wins, if the file says so; otherwise the notation does.
    public var precedence: Located<Precedence>?

    /// What the file says about the links that are accepted, if it says anything; what it leaves out is as in
    /// the notation.
    public var policy: Located<LinkPolicy>?

    /// The apps that open the links; `nil` if the file does not say.
    public var apps: Apps?

    /// The names of parameters whose values may be shown wherever links are redacted.
    public var publicParameters: [Located<String>] = []

    /// The types that patterns may name, in the order of the file.
    public var types: [TypeDeclaration] = []

    /// The routes, in the order of the file.
    public var routes: [Route] = []

    /// The text, for messages about places in it.
    let source: SourceText

    init(name: String, source: SourceText) {
        self.name = name
        self.source = source
    }

    /// A type of the file's own: a name, and what text it takes.
    public struct TypeDeclaration: Sendable {
        /// The name that patterns use.
        public var name: Located<String>

        /// What text it takes.
        public var constraint: ParameterConstraint

        /// The regular expression that says so, if one does.
        var expression: Located<String>?
    }
}
