import Testing
import Waymark
import WaymarkProofs

@Suite("Proofs")
struct ProofsSnippets {
    @Test func proofs() throws {
        var table = RouteTable<String>(accepting: [.host("example.com")])
        table.add("/{owner}/{project}", named: "project", to: "project")
        table.add("/settings/{page}", named: "settings", to: "settings")
        let proofs = try table.proofs()
        #expect(proofs.unreached().isEmpty == true)
        #expect(proofs.overlaps().first?.witness == "https://example.com/settings/!")
        #expect(proofs.shortestLink(to: "project") == "https://example.com/!/!")
    }
}
