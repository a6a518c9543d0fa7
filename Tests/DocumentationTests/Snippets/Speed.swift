import Testing
import Waymark

@Suite("Speed")
struct SpeedSnippets {
    enum AppRoute { case home, inbox }

    enum Links {
        static let router = Result { try Router(table()) }
    }

    @Test func counting() throws {
        let router = try Links.router.get()
        let links = ["myapp://home", "myapp://inbox", "myapp://nothing", "myapp://inbox"]
        var counts = [Int](repeating: 0, count: router.entries.count)
        for link in links {
            if let index = router.withMatch(for: link, { match in match.entryIndex }) { counts[index] += 1 }
        }
        #expect(counts == [1, 2])
    }
}

private func table() -> RouteTable<SpeedSnippets.AppRoute> {
    var table = RouteTable<SpeedSnippets.AppRoute>(accepting: [.scheme("myapp")])
    table.add("/home", to: .home)
    table.add("/inbox", to: .inbox)
    return table
}
