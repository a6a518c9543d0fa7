public import WaymarkCore

/// The pattern notation of a link library, and the settings with which a table matches links as that library does.
///
/// ```swift
/// var table = RouteTable<Screen>(.corridor)
/// table.add("/user/:id{int}/?:tab{string?}", syntax: .corridor, to: .user)
/// let router = try Router(table)
/// router.match(for: "https://www.example.com/user/15/?tab=posts")?.captures["id"]   // .int(15)
/// ```
///
/// To change a setting, change the notation before you create a table from it.
public struct Notation: Sendable {
    /// The name of the syntax, which identifies the notation in route files and in the command-line tool.
    public var name: String { syntax.name }

    /// A one-line description of the pattern syntax and of the matching of links.
    public var summary: String

    /// The syntax of patterns.
    public var syntax: any PatternSyntax

    /// The rule of the library that decides which of several matching routes wins.
    public var precedence: Precedence

    /// The accepted link sources, and the role of their hosts in patterns.
    public var sources: [LinkSource]

    /// The size limits and syntax rules for links.
    public var policy: LinkPolicy

    /// Creates a notation.
    ///
    /// - Parameters:
    ///   - syntax: The syntax of patterns.
    ///   - summary: A one-line description.
    ///   - precedence: The rule that decides which of several matching routes wins.
    ///   - sources: The accepted link sources.
    ///   - policy: The size limits and syntax rules for links.
    public init(
        _ syntax: any PatternSyntax, summary: String, precedence: Precedence = .specificity,
        sources: [LinkSource] = [.anywhere], policy: LinkPolicy = .strict
    ) {
        self.syntax = syntax
        self.summary = summary
        self.precedence = precedence
        self.sources = sources
        self.policy = policy
    }

    /// All notations, Waymark's own first.
    public static let all: [Notation] = [
        .braces, .urlmatcher, .corridor, .deeper, .deeperfunc, .fsqroutes, .elf, .jlroutes, .urlnavigator,
        .urlpattern,
    ]

    package static let names = all.map(\.name)

    /// Creates the notation with a name, such as `corridor`; `nil` for an unknown name.
    public init?(named name: String) {
        guard let notation = Self.all.first(where: { $0.name == name }) else { return nil }
        self = notation
    }
}

extension RouteTable {
    /// Creates an empty table that matches links as the library of a notation does.
    ///
    /// - Parameters:
    ///   - notation: The library's settings. Each added pattern has its own syntax, so a table can mix notations.
    ///   - sources: The accepted link sources; those of the notation by default. If empty, creating the router throws.
    public init(_ notation: Notation, accepting sources: [LinkSource]? = nil) {
        self.init(
            accepting: sources ?? notation.sources, precedence: notation.precedence,
            policy: notation.policy)
    }
}
