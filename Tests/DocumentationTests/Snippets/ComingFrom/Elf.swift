import Testing
import Waymark
import WaymarkNotations

@Suite("Coming from Elf")
struct ComingFromElfSnippets {
    enum Screen { case profile, following }

    @Test func patterns() throws {
        var table = RouteTable<Screen>(.elf)
        table.add("app://profile", syntax: .elf, to: .profile)
        table.add("app://user/{username}/following", syntax: .elf, to: .following)
        let router = try Router(table)
        #expect(router.match(for: "app://user/limboy/following")?["username"] == .string("limboy"))
    }
}
