import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkNotations

@Suite("JLRoutes patterns")
struct JLRoutesTests {
    static let rows: [(patterns: [String], link: String, route: Int?, captures: [String: CaptureValue])] = [
        (["/user/:userID/view"], "myapp://user/joeldev/view", 0, ["userID": "joeldev"]),
        (["user/:userID/view"], "myapp://user/joeldev/view", 0, ["userID": "joeldev"]),
        (["/user/view/:userID(/tab/:tab)"], "myapp://user/view/joel", 0, ["userID": "joel"]),
        (["/user/view/:userID(/tab/:tab)"], "myapp://user/view/joel/tab/2", 0, ["userID": "joel", "tab": "2"]),
        (["/user/view/:userID(/tab/:tab)"], "myapp://user/view/joel/tab", nil, [:]),
        (
            ["/path/:thing(/new)(/anotherpath/:anotherthing)"], "x://path/a/anotherpath/b", 0,
            ["thing": "a", "anotherthing": "b"]
        ),
        (["/the(/foo/:a)(/bar/:b)"], "x://the/foo/1/bar/2", 0, ["a": "1", "b": "2"]),
        // A group consists of whole segments, with or without slashes around them.
        (["/user(s)/:id"], "x://user/s/1", 0, ["id": "1"]),
        (["/user(s)/:id"], "x://user/1", 0, ["id": "1"]),
        (["/user(s)/:id"], "x://users/1", nil, [:]),
        (["/path/:thing/(/a)(/b)"], "x://path/1/b", 0, ["thing": "1"]),
        (["/path/:thing/(/a)(/b)"], "x://path/1", 0, ["thing": "1"]),
        (["/(a/)b"], "x://a/b", 0, [:]),
        (["/(a/)b"], "x://b", 0, [:]),
        (["/:id(s)"], "x://1/s", 0, ["id": "1"]),
        (["/wildcard/*"], "x://wildcard", 0, [:]),
        (["/wildcard/*"], "x://wildcard/a/b", 0, [:]),
        (["/a(/*)"], "x://a/b/c", 0, [:]),
        // The host of a web link is ignored; the host of any other scheme is the first segment.
        (["/user/:id"], "https://example.com/user/1", 0, ["id": "1"]),
        (["/user/:id"], "http://example.com/user/1?debug=true#x", 0, ["id": "1"]),
        (["/user/:id"], "myapp:///user//1/", 0, ["id": "1"]),
        // Hosts with a dot and `localhost` are ignored with every scheme. Any other host is the first segment.
        (["/path/:id"], "mytest://www.mydomain.example/path/3", 0, ["id": "3"]),
        (["/path/:id"], "mytest://localhost/path/3", 0, ["id": "3"]),
        (["/path/:id"], "mytest://localhost:8080/path/3", 0, ["id": "3"]),
        (["/path/:id"], "mytest://192.168.0.1/path/3", 0, ["id": "3"]),
        (["/path/:id"], "mytest://a%2Eb/path/3", 0, ["id": "3"]),
        (["/path/:id"], "mytest://a./path/3", 0, ["id": "3"]),
        (["/path/:id"], "https://localhost/path/3", 0, ["id": "3"]),
        (["/path/:id"], "https://intranet/path/3", nil, [:]),
        (["/intranet/path/:id"], "https://intranet/path/3", 0, ["id": "3"]),
        (["/path/:id"], "mytest://path/3", 0, ["id": "3"]),
        (["/path/:id"], "mytest://localhosts/path/3", nil, [:]),
        (["/:a"], "mytest://www.mydomain.example", nil, [:]),
        (["/"], "mytest://www.mydomain.example", 0, [:]),
        // The route that was added first wins.
        (["/:a/b", "/a/b"], "x://a/b", 0, ["a": "a"]),
        // A plus is a space, also in a path. An escaped plus remains a plus; the library decodes it as a space.
        (["/user/view/:id"], "x://user/view/joel+levin", 0, ["id": "joel levin"]),
        (["/user/view/:id"], "x://user/view/joel%2Blevin", 0, ["id": "joel+levin"]),
        (["/user/view/:id"], "x://user/view/joel%20levin", 0, ["id": "joel levin"]),
        (["/tags/c++"], "x://tags/c++", 0, [:]),
        (["/tags/c++"], "x://tags/c%2B%2B", nil, [:]),
        (["/user/:id"], "x://user/a%2Fb", 0, ["id": "a/b"]),
        (["/User/:id"], "x://user/1", nil, [:]),
        (["/help#top"], "x://help#top", 0, [:]),
        (["/help#top"], "x://help", nil, [:]),
        (["/:user-id"], "x://7", 0, ["user-id": "7"]),
        (["/test/:id#"], "x://test/5", 0, ["id": "5"]), (["/a(/:id#)"], "x://a/5", 0, ["id": "5"]),
        (["/test/:id#/edit"], "x://test/5/edit", 0, ["id": "5"]),
    ]

    @Test("A link opens the expected JLRoutes route with its captures", arguments: rows.indices)
    func match(_ index: Int) {
        let row = Self.rows[index]
        let answer = Answer(of: row.patterns.map { [$0] }, in: .jlroutes, to: row.link)
        #expect(answer.route == row.route, "\(row.patterns) on \(row.link)")
        #expect(answer.captures == row.captures, "\(row.patterns) on \(row.link)")
    }
}
