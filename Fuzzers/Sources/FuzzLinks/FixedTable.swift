import Fuzzing
import WaymarkCore
import WaymarkLanguages
import WaymarkNotations

/// A table with which the fuzzer matches every link.
struct FixedTable: Sendable {
    let router: Router<Int>
    /// The reference matcher of the table; `nil` if it does not support the table.
    let reference: ReferenceMatcher?

    static let all: [FixedTable] = [
        FixedTable(RouteTable(accepting: [.anywhere]), plain, isKnown: true),
        FixedTable(
            RouteTable(accepting: [.host("example.com"), .scheme("myapp")], precedence: .declaration), plain,
            isKnown: true),
        FixedTable(RouteTable(accepting: [.anywhere]), every, isKnown: false),
        FixedTable(RouteTable(accepting: [.anywhere], policy: .lenient), every, isKnown: false),
        FixedTable(RouteTable(accepting: [.anywhere(web: .firstSegment)], policy: forms), every, isKnown: false),
    ]

    private init(_ empty: RouteTable<Int>, _ patterns: [String], isKnown: Bool) {
        var table = empty
        for (name, accepts) in ReferenceValues.custom { table.types[name] = .custom(accepts) }
        for (name, type) in ReferenceValues.matching { table.types[name] = .matching(type.expression) }
        for (index, pattern) in patterns.enumerated() { table.add(pattern, named: String(index), to: index) }
        do {
            router = try Router(table)
            reference = isKnown ? try ReferenceMatcher(table, router.entries) : nil
        } catch { report("no table: \(error)") }
    }

    /// A policy that accepts links of HTML forms and old libraries.
    private static let forms: LinkPolicy = {
        var policy = LinkPolicy.lenient
        policy.decodesPlusInQuery = true
        policy.decodesPlusInPath = true
        policy.isCaseInsensitive = true
        policy.ignoresPorts = true
        policy.repeatedItems = .firstValid
        policy.maximumLength = 1 << 16
        policy.maximumSegments = 1024
        return policy
    }()

    /// Patterns with every kind of segment, and with types that the reference matcher supports.
    private static let plain = [
        "/", "/a", "/a/b", "/user/{id: Int}", "/user/{name}", "/user/{id: Int}/edit", "/@{handle}", "/{file}.{ext}",
        "/v{n: Int}/x", "/{lang: en|de}/help", "/u/{: Int}/edit", "/docs/*", "/d/*/x", "/s/**", "/s/{rest: **}/b",
        "/**+/edit", "/a/{x: **}/b/{y: **}", "/h/**!/a/**!/b", "/p[/info]/{id}", "/(p|q)/{id}[/{k: Even}]",
        "/r/{w: Row}?v={v: Row?}",
        "/search?q={q}&page={page: Int = 1}", "/search?tag={tags: [String]}", "/n?post={post: Int?}&source=email",
        "/n?draft", "/n?(id={id: Int}|name={name})", "/page#{section?}", "/page#top", "/l?x={x: try? Int}",
        "https://example.com/w/{x}", "myapp://w/{x}", "/{a}-{b: Int}-{c}", "/é/{x}", "/%2F/{x}",
    ]

    /// The patterns of `plain`, and patterns with more built-in types.
    private static let every =
        plain + [
            "/t/{a: Double}", "/t/{a: Float}/f", "/t/{a: UUID}/u", "/t/{a: Bool}/b", "/t/{a: UInt8}/8",
            "/t/{a: Int8}/i8", "/t/{a: UInt64}/64", "/t?a={a: [Double]}", "/t?b={b: [UUID]?}",
            "/t/{a: Int64}-{b: UInt16}",
        ]
}
