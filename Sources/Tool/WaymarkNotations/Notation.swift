public import WaymarkCore

/// The notation of a link library, and how that library reads links: its settings as data.
///
/// ```swift
/// var table = RouteTable<Screen>(.corridor)
/// table.add("/user/:id{int}/?:tab{string?}", syntax: .corridor, to: .user)
/// let router = try Router(table)
/// router.match(for: "https://www.example.com/user/15/?tab=posts")?.captures["id"]   // .int(15)
/// ```
///
/// Every setting may be changed before a table is made of it; ``summary`` says in a line what the library does.
public struct Notation: Sendable {
    /// The name by which route files and the tool know the notation: that of its syntax.
    public var name: String { syntax.name }

    /// What the library's patterns look like, and how it reads links, in one line.
    public var summary: String

    /// How patterns are written.
    public var syntax: any PatternSyntax

    /// Which of several matching routes wins.
    public var precedence: Precedence

    /// Where links may come from, and what their host is to a pattern.
    public var sources: [LinkSource]

    /// What a link may look like.
    public var policy: LinkPolicy

    /// Creates a notation.
    ///
    /// - Parameters:
    ///   - syntax: How patterns are written.
    ///   - summary: What the patterns look like, in one line.
    ///   - precedence: Which of several matching routes wins.
    ///   - sources: Where links may come from.
    ///   - policy: What a link may look like.
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

    /// Every notation, the native one first.
    public static let all: [Notation] = [
        .braces, .urlmatcher, .corridor, .deeper, .deeperfunc, .fsqroutes, .elf, .jlroutes, .urlnavigator,
        .urlpattern,
    ]

    /// The notation of a name, such as `corridor`; `nil` for a name that none has.
    public init?(named name: String) {
        guard let notation = Self.all.first(where: { $0.name == name }) else { return nil }
        self = notation
    }
}

extension RouteTable {
    /// Creates an empty table that reads links as a library does.
    ///
    /// - Parameters:
    ///   - notation: The library's settings. Its syntax is still named with every pattern, so that patterns of several
    ///     notations may stand in one table.
    ///   - sources: The accepted link sources; those of the notation by default. An empty list is a problem of the table.
    public init(_ notation: Notation, accepting sources: [LinkSource]? = nil) {
        self.init(
            accepting: sources ?? notation.sources, precedence: notation.precedence,
            policy: notation.policy)
    }
}
