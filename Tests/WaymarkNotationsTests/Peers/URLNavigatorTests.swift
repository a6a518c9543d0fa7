import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkNotations
import WaymarkProofs

@Suite("URLNavigator patterns")
struct URLNavigatorTests {
    static let rows: [(patterns: [String], link: String, route: Int?, captures: [String: CaptureValue])] = [
        (["myapp://user/<int:id>"], "myapp://user/123", 0, ["id": 123]),
        (["myapp://user/<int:id>"], "myapp://user/abc", nil, [:]),
        (["myapp://user/<int:id>"], "other://user/123", nil, [:]),
        (["myapp://user/<id>"], "myapp://user/1?x=2#y", 0, ["id": "1"]),
        (["myapp://user/<string:id>/<float:rate>"], "myapp://user/a/1.5", 0, ["id": "a", "rate": 1.5]),
        (
            ["myapp://u/<uuid:id>"], "myapp://u/621425B8-42D1-4AB4-9A58-1E69D708A84B", 0,
            ["id": "621425B8-42D1-4AB4-9A58-1E69D708A84B"]
        ),
        (["myapp://file/<path:rest>"], "myapp://file/a/b", 0, ["rest": ["a", "b"]]),
        (["myapp://file/<path:rest>"], "myapp://file", nil, [:]),
        (["https://example.com/user/<id>"], "https://example.com/user/1", 0, ["id": "1"]),
        (["https://example.com/user/<id>"], "https://evil.example/user/1", nil, [:]),
        (["http://<path:url>"], "http://example.com/a", 0, ["url": ["example.com", "a"]]),
        (["https://<host>/a"], "https://example.com/a", 0, ["host": "example.com"]),
        (["user/<id>"], "user/1", 0, ["id": "1"]),
        // Errors of the library: schemes and hosts are case-insensitive, values are decoded, slashes may be doubled
        // anywhere.
        (["myapp://user/<id>"], "MYAPP://user/1", 0, ["id": "1"]),
        (["https://example.com/user/<id>"], "https://Example.com/user/1", 0, ["id": "1"]),
        (["myapp://caf%C3%A9/<id>"], "myapp://caf%C3%A9/1", 0, ["id": "1"]),
        (["user/<name>"], "user/joel%20levin", 0, ["name": "joel levin"]),
        (["myapp://a/<x>"], "myapp://a//1/", 0, ["x": "1"]),
        // The most specific route wins, in every run.
        (["myapp://user/<id>", "myapp://user/<int:id>"], "myapp://user/1", 1, ["id": 1]),
        (["<x>/b", "a/<y>"], "a/b", 1, ["y": "b"]),
    ]

    @Test("A link opens the expected URLNavigator route with its captures", arguments: rows.indices)
    func match(_ index: Int) {
        let row = Self.rows[index]
        let answer = Answer(of: row.patterns.map { [$0] }, in: .urlnavigator, to: row.link)
        #expect(answer.route == row.route, "\(row.patterns) on \(row.link)")
        #expect(answer.captures == row.captures, "\(row.patterns) on \(row.link)")
    }

    @Test("The table reports a URLNavigator type that is not registered")
    func unknownType() {
        var table = RouteTable<Int>(.urlnavigator)
        table.add("myapp://user/<itn:id>", syntax: .urlnavigator, to: 0)
        #expect(table.problems().map(\.code) == ["unknown-type"])
    }
}
