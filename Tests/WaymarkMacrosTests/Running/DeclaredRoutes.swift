#if Macros
    public import WaymarkMacros

    enum Tab: String, ParameterConvertible { case posts, photos }

    @Routes(accepting: [.host("example.com"), .scheme("myapp")])
    enum AppRoute: Equatable {
        @Route("/user/{id}/posts/{post}", "/p/{post}?u={id}") case post(id: Int, post: Int)
        @Route("/search?q={query}&tag={tags}&page={page}")
        case search(query: String, tags: [String] = [], page: Int = 1)
        @Route("/tab/{tab: Tab}") case tab(Tab)
        @Route("/tabs?t={tabs}") case tabs([Tab])
        @Route("/docs/{path: **}") case docs(path: [String])
        @Route("/", "/home") case home
        @Route("/none") case none
        @Route("/for/{in}/{0}") case `for`(in: String, Int)
        @Route("/news[/{page}]") case news(page: Int?)
        @Route("/list/{page}", "/list") case list(page: Int = 1)
        @Route("/find?(n={number}|t={tag}&page={page})") case find(number: Int?, tag: String?, page: Int = 1)
        @Route("/mode?(m=day&page={page}|m=all)") case mode(page: Int?)
        @Route("/item/{id}/{name}") case item(Int, _ name: String)
        #if DEBUG
            @Route("/debug") case debug
        #endif
        @available(*, deprecated) @Route("/old") case old
        case unlinked
    }

    @Routes("/invoice/{id}/{name}", accepting: [.scheme("app")])
    struct Invoice: Equatable {
        let id: Int
        let name: String

        init(_ name: String, number id: Int, isNew: Bool = true) { (self.id, self.name) = (id, name) }
    }

    private let limit = 20

    private func size() throws -> Int { 30 }

    /// Defaults that mention names of the values, and types with the names of built-in ones.
    @Routes(accepting: [.scheme("app")])
    enum DefaultedRoute: Equatable {
        enum Date: String, ParameterConvertible { case today }

        struct Base64URL: ParameterConvertible, Equatable {
            static var parameterConstraint: ParameterConstraint { .oneOf(["padded="]) }
            let parameterText: String
            init?(parameter text: String) { parameterText = text }
        }

        @Route("/list?limit={limit}&match={match}") case list(limit: Int = limit, match: Int = limit)
        // swift-format-ignore: NeverUseForceTry
        @Route("/tried?size={size}") case tried(size: Int = try! size())
        @Route("/day/{day}") case day(Date)
        @Route("/blob/{blob}") case blob(Base64URL)
        @available(swift 5.9) @Route("/new") case new
    }

    @Routes("/profile/{id}?tab={tab}", accepting: [.host("example.com")])
    struct Profile {
        let id: Int
        var tab: Tab = .posts
        var isFirst: Bool { id == 1 }
    }

    @Routes("/welcome", accepting: [.scheme("myapp")])
    struct Welcome {}

    @Routes(accepting: [.scheme("app")])
    indirect enum Page<Number: ParameterConvertible> {
        @Route("/page/{number}") case number(Number)
    }

    extension Condition { static let onboarded: Condition = "onboarded" }

    @Routes(accepting: [.scheme("app")], requires: [.interfaceReady])
    enum Guarded: Equatable {
        @Route("/open") case open
        @Route("/orders/{id}", "/o/{id}", requires: [.signedIn, "paying"]) case order(id: Int)
        @Route("/list", requires: [.signedIn, Condition.signedIn]) case list
    }

    /// The identifier of an app's condition is unknown at compile time.
    @Routes(accepting: [.scheme("app")])
    enum GuardedByOwn: Equatable {
        @Route("/start", requires: [.onboarded]) case start
        @Route("/x/{x}") case x(Int)
    }

    let ownConditions: [Condition] = [.signedIn, "paying"]

    /// Sources and requirements that the program computes.
    @Routes(accepting: [.scheme("app")] + [otherSource], requires: ownConditions)
    enum GuardedByList: Equatable {
        @Route("/start", requires: ownConditions.isEmpty ? [] : [.onboarded]) case start
        @Route("/x/{x}") case x(Int)
        @Route(under: "/parts", requires: [.interfaceReady]) case part(Elsewhere)
    }

    @Routes("/receipt/{id}", accepting: [.scheme("app")], requires: [.signedIn])
    struct Receipt { let id: Int }

    typealias Number = Int
    typealias Text = String
    let otherSource = LinkSource.scheme("other")

    /// Routes with a type alias of `String`. The alias must rank after the listed strings, and not like other types.
    @Routes(accepting: [.scheme("app")])
    enum Aliased: Equatable {
        @Route("/number/{n}") case number(Number)
        @Route("/text/{t: a|c}") case text(String)
        @Route("/text/{t}") case word(Text)
    }

    /// Routes with a type alias of another type.
    @Routes(accepting: [.scheme("app")])
    enum Numbered: Equatable {
        @Route("/number/{n}") case number(Number)
        @Route("/number/{t}") case word(String)
    }

    @Routes(accepting: [otherSource])
    enum Elsewhere { @Route("/x") case x }

    @Routes(accepting: [.scheme("app")])
    enum Versioned {
        @Route("/old") case old
        @available(macOS 14, iOS 17, *) @Route("/new") case new
    }

    /// A public enclosing type of public routes, whose expansion must be public too.
    public enum Outer: Sendable {
        /// Routes nested in another type.
        @Routes(accepting: [.scheme("app")])
        public enum Inner { @Route("/x/{y}") case x(y: UInt8) }
    }

    /// Neither equal nor hashable.
    struct Opaque: ParameterConvertible {
        let text: String
        init(text: String) { self.text = text }
        init?(parameter text: String) { self.text = text }
        var parameterText: String { text }
    }

    @Routes(accepting: [.scheme("app")])
    private enum Hidden { @Route("/x") case x }

    @Routes(accepting: [.scheme("app")])
    enum Unequal {
        @Route("/empty") case empty
        @Route("/value/{value}") case value(Opaque)
    }
#endif
