import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkNotations
import WaymarkRoutes

/// The examples in URLMatcher's README, in its notation.
@Suite("Examples of URLMatcher's README")
struct URLMatcherReenactment {
    // MARK: The quick example

    enum Destination: Hashable, Sendable { case login, signup, invite(key: String) }

    static func destinations() throws -> Router<Destination> {
        var table = RouteTable<Destination>(.urlmatcher)
        table.add("user/login", syntax: .urlmatcher, to: .login)
        table.add("user/signup", syntax: .urlmatcher, to: .signup)
        table.add("user/invite/<key: String>", syntax: .urlmatcher) { (key: String) in .invite(key: key) }
        return try Router(table)
    }

    @Test(
        "A URLMatcher pattern matches a link's path, whatever its scheme, host and query",
        arguments: [
            ("http://mydomain.com/user/invite/y78gyug76g", Destination.invite(key: "y78gyug76g")),
            ("http://mydomain.com/user/login", .login), ("http://mydomain.com/user/signup", .signup),
            ("http://mydomain.com/nothing", nil), ("http://a.example/user/login", .login),
            ("https://b.example/user/login?x=1", .login), ("myscheme://host/user/login", .login),
            ("http://a.example/user/login/extra", nil), ("http://a.example/user", nil),
        ])
    func destinations(_ link: String, _ destination: Destination?) throws {
        #expect(try Self.destinations().match(for: link)?.route == destination)
        #expect(try Self.destinations().canOpen(link) == (destination != nil))
    }

    // MARK: User actions, with increasingly general fallbacks

    struct UserAction: Hashable, Sendable {
        enum Action { case edit, show, updateApp, unknown }
        let userId: Int64?
        let action: Action
    }

    enum Step: CaseIterable { case edit, user, anybody }

    /// Returns a router with the routes in the given order, which does not affect the result.
    static func actions(_ steps: [Step]) throws -> Router<UserAction> {
        var table = RouteTable<UserAction>(.urlmatcher)
        for step in steps {
            switch step {
            case .edit:
                table.add("user/<userId:Int64>/edit", syntax: .urlmatcher) { (id: Int64) in
                    UserAction(userId: id, action: .edit)
                }
            case .user:
                table.add("user/<userId:Int64>/<*>", syntax: .urlmatcher) { match in
                    let updates = match.query.contains(QueryItem(name: "force_update", value: "true"))
                    return UserAction(userId: try match.value("userId"), action: updates ? .updateApp : .show)
                }
            case .anybody:
                table.add("user/<+>/<*>", syntax: .urlmatcher, to: UserAction(userId: nil, action: .unknown))
            }
        }
        return try Router(table)
    }

    static let actionLinks: [(String, UserAction?)] = [
        ("user/6578/edit", UserAction(userId: 6578, action: .edit)),
        ("/user/876897/verify/email", UserAction(userId: 876897, action: .show)),
        ("/user/678689/?force_update=true", UserAction(userId: 678689, action: .updateApp)),
        ("user/an.email@example.com/verify/email", UserAction(userId: nil, action: .unknown)),
        ("/user/someone", UserAction(userId: nil, action: .unknown)),
        ("/user", nil),
    ]

    @Test("The most specific URLMatcher pattern wins in either order of declaration", arguments: actionLinks)
    func actions(_ link: String, _ action: UserAction?) throws {
        #expect(try Self.actions([.edit, .user, .anybody]).match(for: link)?.route == action)
        #expect(try Self.actions([.anybody, .user, .edit]).match(for: link)?.route == action)
    }

    @Test("An unnamed URLMatcher type checks its segment without a capture")
    func unnamedType() throws {
        var table = RouteTable<Int>(.urlmatcher)
        table.add("user/<Int64>/edit", syntax: .urlmatcher, to: 1)
        let router = try Router(table)
        #expect(router.match(for: "/user/15/edit")?.captures.isEmpty == true)
        #expect(router.match(for: "/user/1768768/edit")?.route == 1)
        #expect(router.match(for: "/user/my.email@example.com/edit") == nil)
    }

    @Test(
        "Among URLMatcher wildcards the pattern that is more specific from the left wins",
        arguments: [["a/<+>", "<+>/b"], ["<+>/b", "a/<+>"]])
    func wildcards(_ patterns: [String]) throws {
        var table = RouteTable<String>(.urlmatcher)
        for pattern in patterns { table.add(pattern, syntax: .urlmatcher, to: pattern) }
        let router = try Router(table)
        #expect(router.match(for: "a/b")?.route == "a/<+>")
        #expect(router.match(for: "c/b")?.route == "<+>/b")
    }

    // MARK: Custom types

    /// Two spellings of one word, neither of which is captured.
    enum Commit: String, ParameterConvertible { case c, commit }

    /// A hash of 7 or 40 characters. Its value is the first 7 characters.
    struct HashId: ParameterConvertible {
        let parameterText: String
        init?(parameter text: String) {
            guard text.utf8.count == 7 || text.utf8.count == 40 else { return nil }
            parameterText = String(text.prefix(7))
        }
    }

    @Test(
        "A custom URLMatcher type checks a segment, and may shorten its captured value",
        arguments: [
            ("/c/7h1uh89", "7h1uh89"), ("/commit/7h1uh8927e39434ae8da5fuy6c1de98c56c09410", "7h1uh89"),
            ("/commits/7h1uh89", nil), ("/c/short", nil),
        ])
    func commits(_ link: String, _ hash: String?) throws {
        var table = RouteTable<String>(.urlmatcher)
        table.types["Commit"] = Commit.parameterConstraint
        table.add("<Commit>/<commitId:HashId>", syntax: .urlmatcher) { (id: HashId) in id.parameterText }
        #expect(try Router(table).match(for: link)?.route == hash)
    }

    // MARK: Whole paths, errors, other uses

    struct Palindrome: PathMatcher {
        func value(of path: [String], query: [QueryItem]) -> [String]? {
            path.count > 1 && path == path.reversed() ? path : nil
        }
    }

    @Test("A custom matcher in a URLMatcher table receives the whole path")
    func matcher() throws {
        var table = RouteTable<String>(.urlmatcher)
        table.add(matching: Palindrome(), rank: .first) { $0.joined(separator: ">") }
        table.add("a/<+>/<+>", syntax: .urlmatcher, to: "pattern")
        let router = try Router(table)
        #expect(router.match(for: "/a/b/a")?.route == "a>b>a")
        #expect(router.match(for: "/a/b/c")?.route == "pattern")
    }

    @Test(
        "A router cannot be built from an invalid URLMatcher pattern",
        arguments: ["user/<*>/edit", "user/<rest:*>", "user/<id:Unregistered>"])
    func errors(_ pattern: String) {
        var table = RouteTable<Int>(.urlmatcher)
        table.add(pattern, syntax: .urlmatcher, to: 1)
        #expect(throws: RouteTableError.self) { try Router(table) }
    }
}
