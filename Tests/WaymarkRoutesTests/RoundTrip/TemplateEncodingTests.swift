import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkRoutes

/// Values with their expansion as `{var}`: RFC 6570, 3.2.2, and the cases of its test suite.
@Suite("Percent-encoding of values as in URI templates")
struct TemplateEncodingTests {
    static let expansions = [
        ("value", "value"), ("Hello World!", "Hello%20World%21"), ("50%", "50%25"), ("/foo/bar", "%2Ffoo%2Fbar"),
        ("me/too", "me%2Ftoo"), ("http://example.com/home/", "http%3A%2F%2Fexample.com%2Fhome%2F"),
        (";", "%3B"), (".", "."), (",", "%2C"), ("fred", "fred"), ("1024", "1024"), ("a b", "a%20b"),
        ("admin%2F", "admin%252F"), ("%foo", "%25foo"), ("red%25", "red%2525"), ("blue ", "blue%20"),
        ("αβγδε", "%CE%B1%CE%B2%CE%B3%CE%B4%CE%B5"), ("€uro", "%E2%82%ACuro"), ("𝄞stave", "%F0%9D%84%9Estave"),
        ("zwölf", "zw%C3%B6lf"), ("37.76,-122.427", "37.76%2C-122.427"), ("~-._", "~-._"),
        ("The Answer, and Everything", "The%20Answer%2C%20and%20Everything"),
    ]

    @Test(
        "Encoding that keeps only unreserved characters gives the RFC 6570 expansion, which decodes back",
        arguments: expansions)
    func unreserved(_ value: String, _ expansion: String) {
        #expect(PercentEncoding.encode(value, keeping: .unreserved) == expansion)
        #expect(PercentEncoding.decodeStrictly(expansion) == value)
    }

    @Test(
        "Paths and queries read an RFC 6570 expansion as its value, and read printed links back",
        arguments: expansions.filter { $0.0 != "." })
    func links(_ value: String, _ expansion: String) throws {
        var table = RouteTable<String>(accepting: [.host("example.com")])
        table.add("/path/{v}") { (v: String) in
            v
        } inverse: {
            $0
        }
        table.add("/query?v={v}") { (v: String) in
            v
        } inverse: {
            "?" + $0
        }
        let router = try Router(table)
        #expect(router.match(for: "https://example.com/path/" + expansion)?.route == value)
        #expect(router.match(for: "https://example.com/query?v=" + expansion)?.route == value)
        #expect(router.match(for: try router.url(for: value))?.route == value)
    }
}
