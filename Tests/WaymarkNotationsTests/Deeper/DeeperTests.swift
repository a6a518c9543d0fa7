import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

@testable import WaymarkNotations

@Suite("Deeper patterns compared with the library")
struct DeeperTests {
    static func text(_ route: LibraryCase.Route) -> String {
        route.syntax == "deeper-string" ? route.pattern : route.stringForm ?? ""
    }

    /// The string format of the only route for which the data has none.
    static let stringForms = ["\"recipes\" .? .string(\"recipeId\")": "recipes?:recipeId"]

    @Test("A link opens the same Deeper route as in the library", arguments: LibraryCase.of("Deeper", "match"))
    func match(_ row: LibraryCase) throws {
        let routes = try #require(row.routes).map { Self.stringForms[$0.pattern] ?? Self.text($0) }
        let scheme = row.options?["router_scheme"]?.text
        let answer = Answer(
            of: routes.map { [$0] }, in: .deeper, from: scheme.map { [.scheme($0)] } ?? [], to: try #require(row.url))
        check(answer.differences(from: try #require(row.expect)), row.id, exceptions: [:])
    }

    @Test(
        "A Deeper string has the variants of the pattern composed of its operators",
        arguments: LibraryCase.of("Deeper", "match"))
    func meaning(_ row: LibraryCase) throws {
        for route in try #require(row.routes) where !Self.text(route).isEmpty && row.id != "Deeper-060" {
            let read = try RoutePattern(Self.text(route), syntax: .deeper)
            let built = NeutralForm.patterns(try #require(route.ast), isPositional: false)
            // The text has nested alternatives as a flat list.
            #expect(try read.variants() == built.flatMap { try $0.variants() })
        }
    }

    @Test("A Deeper type accepts the same strings as in the library", arguments: LibraryCase.of("Deeper", "convert"))
    func convert(_ row: LibraryCase) throws {
        let (type, input) = (try #require(row.type), try #require(row.input?.text))
        let answer = Answer(of: [[":\(type)(x)"]], in: .deeper, to: "app:/" + input)
        #expect((answer.route != nil) == row.expect?["valid"]?.bool)
    }

    /// Errors of the library, and behaviour on which two libraries disagree.
    static let exceptions = [
        "recipe/(details) on http://recipe": "an optional end may be absent",
        "(recipe/:id|recipes/:id/details) on http://recipes/123": "an alternative is there as a whole",
        "recipe/*/(details/info|view)/end on http://recipe/archive/details/info/end": "nothing is lost",
        "u/:int(id) on app://u/+12": "the value is a number",
        "u/:bool(b) on app://u/yes": "all libraries share one reading of truth values",
        "u/:x/:x on app://u/1/2": "a name that stands twice is a mistake",
        "u?:id&:id on app://u?id=1&id=2": "a name that stands twice is a mistake",
        "u?id=5 on app://u": "a literal item is no item of the notation",
        "u?(:a|:b|:c) on app://u?c=2": "there may be any number of alternatives",
        "(a)/(b) on app://a/b": "a group ends where it is closed",
        "(a|b)/(c|d) on app://a/c": "a group ends where it is closed",
        ":recipeId/recipes on http://123/recipes": "a parameter is one segment, also at the start",
        "a/(:x)/b on app://a/b": "a group is optional, also around a parameter",
    ]

    /// Observations that are not a pattern with a link.
    static let elsewhere = [
        "scheme app on APP://a/1": "schemes have no case: RFC 3986, 6.2.2.1",
        "flow: .delayed with nil side effect, clearDeeplinkHandling true": "about handling links",
        "flow: .passedThrough with nil side effect": "about handling links",
    ]

    @Test("Every listed exception of Deeper is an observation in the data")
    func elsewhereIsKnown() {
        let keys = Observation.of("Deeper").map(\.key)
        #expect(Set(Self.elsewhere.keys).isSubset(of: keys))
        #expect(Set(Self.exceptions.keys).isSubset(of: keys))
    }

    @Test(
        "A Deeper pattern behaves as observed in the library, except for listed corrections",
        arguments: Observation.of("Deeper").filter { elsewhere[$0.key] == nil })
    func observed(_ row: Observation) throws {
        let answer = Answer(of: [[try #require(row.pattern)]], in: .deeper, to: try #require(row.url))
        check(answer.differences(from: row.observed), row.key, exceptions: Self.exceptions)
    }

    /// The behaviour here for mistakes of the library.
    static let corrections: [(pattern: String, link: String, captures: [String: CaptureValue]?)] = [
        ("recipe/(details)", "http://recipe", [:]),
        ("(recipe/:id|recipes/:id/details)", "http://recipes/123", nil),
        ("recipe/*/(details/info|view)/end", "http://recipe/archive/details/info/end", [:]),
        ("u/:int(id)", "app://u/+12", ["id": 12]),
        ("u/:bool(b)", "app://u/yes", ["b": true]),
        ("u?(:a|:b|:c)", "app://u?c=2", ["c": "2"]),
        ("(a)/(b)", "app://a/b", [:]),
        ("(a)/(b)", "app://b", [:]),
        ("(a|b)/(c|d)", "app://b/c", [:]),
        (":recipeId/recipes", "http://123/recipes", ["recipeId": "123"]),
        ("a/(:x)/b", "app://a/b", [:]),
        ("a/(:x)/b", "app://a/1/b", ["x": "1"]),
        // Schemes are case-insensitive: RFC 3986, 6.2.2.1.
        (":n", "APP://a", ["n": "a"]),
        // A partial match of an optional group is sufficient only at the end of a path.
        ("recipe/(details/:id)", "app://recipe/details", [:]),
        ("recipe/(details/:id)", "app://recipe/details/7", ["id": "7"]),
        ("recipe/(details/:id)", "app://recipe", [:]),
        ("recipe/(details/:id)/end", "app://recipe/details/end", nil),
        // A catch-all ends at its first hit.
        ("*/b/:x", "app://a/b/c", ["x": "c"]),
        ("*/b/:x", "app://a/b/b/c", nil),
        ("recipe/*/:id", "app://recipe/a/1", ["id": "1"]),
        ("recipe/*/:id", "app://recipe/a/b/1", nil),
        // Optional items with an invalid value count as absent. Of several items, the first valid one counts.
        ("u?(:int(n))", "app://u?n=x", [:]),
        ("u?:int(n)", "app://u?n=x&n=5&n=6", ["n": 5]),
        ("u?(:utm|:tmp)", "app://u?tmp=1", ["tmp": "1"]),
        ("u?(:utm|:tmp)", "app://u?tmp=1&utm=2", ["utm": "2"]),
        (
            "(recipe|recipes)/*/details/(info)/:int(menuId)?:recipeId&(:int(menuIds))&(:utm|:tmp)",
            "app://recipes/a/b/details/info/7?recipeId=1&tmp=x", ["menuId": 7, "recipeId": "1", "tmp": "x"]
        ),
    ]

    @Test("Deeper patterns avoid the known errors of the library", arguments: corrections.indices)
    func correction(_ index: Int) {
        let row = Self.corrections[index]
        let answer = Answer(of: [[row.pattern]], in: .deeper, to: row.link)
        #expect(answer.route.map { _ in answer.captures } == row.captures, "\(row.pattern) on \(row.link)")
    }
}
