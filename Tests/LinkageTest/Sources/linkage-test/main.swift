import WaymarkCoding
import WaymarkCore
import WaymarkDispatch
import WaymarkExplain
import WaymarkNotations
import WaymarkPrinting
import WaymarkRoutes

// Uses every module that links no Foundation according to the README, and traps on a wrong result.

/// Tests the core: parsing, matching, explanation, and printing by name.
func core() throws {
    var table = RouteTable<String>(accepting: [.host("example.com"), .scheme("myapp")])
    table.types["Hash"] = .characters(.hex, lengths: 7...40)
    table.add("/c/{hash: Hash}?scale={scale: Double = 1.5}", named: "commit", to: "commit")
    let router = try Router(table)
    let match = router.match(for: "myapp://c/0123abc?scale=2.25")
    expect(match?["scale"] == .double(2.25), "a number is read")
    expect(router.match(for: "https://example.com/c/x") == nil, "a type is checked")
    expect(!router.explanation(for: "https://example.com/c/x").candidates.isEmpty, "a miss is explained")
    let link = try router.url(named: "commit", captures: ["hash": "0123abc", "scale": 2.25])
    expect(link == "https://example.com/c/0123abc?scale=2.25", "captures are printed")
}

struct Search: Codable, Equatable {
    let query: String
    let limit: Float
    let pages: [UInt8]
}

/// Tests typed routes: positional values and a Codable type, matched and printed.
func routes() throws {
    var table = RouteTable<Search>(accepting: [.host("example.com")])
    table.add("/half/{limit}") { (limit: Float) in
        Search(query: "", limit: limit, pages: [])
    } inverse: {
        $0.query.isEmpty ? $0.limit : nil
    }
    table.add("/s?q={query}&limit={limit}&page={pages: [UInt8]}", decoding: Search.self) {
        $0
    } inverse: {
        $0.query.isEmpty ? nil : $0
    }
    let router = try Router(table)
    let search = Search(query: "tea", limit: 0.25, pages: [1, 2])
    let link = try router.url(for: search)
    expect(router.match(for: link)?.route == search, "a Codable route is printed and read")
    expect(router.match(for: "https://example.com/half/0.5")?.route.limit == 0.5, "a value is read by position")
}

/// Tests patterns of other libraries: each is parsed, and written as a native pattern.
func notations() throws {
    for (notation, pattern) in [
        (Notation.corridor, "/user/:id{int}/?:tab{string?}"), (.urlmatcher, "user/<id:Int64>/<*>"),
        (.deeper, "recipes/:double(weight)"), (.deeperfunc, "recipes/:int/(data)"), (.fsqroutes, "/foo/:id/**"),
        (.elf, "app://user/{id}"), (.jlroutes, "/user/:id(/tab/:tab)"), (.urlnavigator, "user/<int:id>"),
        (.urlpattern, "https://example.com/user/:id"),
    ] {
        let read = try notation.syntax.parse(pattern)
        expect(try RoutePattern(read.description) == read, "\(pattern) is a native pattern too")
    }
}

/// Tests the dispatcher: a link is pending until login, and a payload keeps the types of its values.
@MainActor
func dispatch() async throws {
    var table = RouteTable<Int>(accepting: [.host("example.com")])
    table.group("/settings", requires: [.signedIn]) { $0.add("/{id}") { (id: Int) in id } }
    let backStack = BackStack(try Router(table)) { _ in .push }
    let screens = Screens()
    let dispatcher = LinkDispatcher(showing: backStack, in: screens)
    let ticket = dispatcher.open("https://example.com/settings/7", via: .universalLink)
    guard case .pending(until: .signedIn) = try await ticket.settled else { return expect(false, "the link is held") }
    dispatcher.fulfil(.signedIn)
    guard case .presented = try await ticket.outcome else { return expect(false, "the link goes on") }
    expect(screens.state.top == 7, "the screen is shown")
    expect(PayloadValue.int(3).double == 3, "a whole number is a number")
}

@MainActor
final class Screens: Navigator {
    private(set) var state = NavigationState<Int>(tab: "home")

    func carryOut(_ plan: NavigationPlan<Int>, animated: Bool) { state = state.applying(plan) }
}

/// Traps if an expectation is false.
func expect(_ holds: Bool, _ what: String) {
    // Trapping needs no library. The script treats a crash as a failure.
    if !holds { fatalError("this does not hold: \(what)") }
}

try core()
try routes()
try notations()
try await dispatch()
print("core, routes, notations and dispatcher work")
