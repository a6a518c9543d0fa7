import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

@testable import WaymarkManifest

@Suite(.enabled(if: DocumentReader.readsYAML, "YAML needs the trait Tool"))
struct RouteFileSchemaTests {
    @Test("Every policy option can be set in a route file under its Swift name")
    func policy() throws {
        let flags = PolicyOption.all.filter { if case .flag = $0.key.shape { true } else { false } }
        let lines = flags.map { "  \($0.key.name): true" }
        let text = (["waymark: 1", "routes: {}", "policy:"] + lines).joined(separator: "\n")
        let policy = try #require(try RouteFile(text: text, name: "waymark.yaml").policy?.value)
        let names = Mirror(reflecting: LinkPolicy.strict).children.compactMap(\.label)
        let prepared = ["leniencies", "otherForbiddenSchemes", "schemeText", "schemeFilter", "forbidsHTTPS"]
        let stored = names.filter { !prepared.contains($0) }
        #expect(policy.leniencies.rawValue == 1 << UInt32(flags.count) - 1)
        #expect(Set(stored).isSubset(of: PolicyOption.all.map(\.key.name)))
    }

    @Test("Every key of the schema has a summary that is a sentence")
    func sentences() {
        for key in RouteFileSchema.file.keys + RouteFileSchema.routeKeys.keys + RouteFileSchema.type.keys
            + RouteFileSchema.source.keys + RouteFileSchema.policy.keys
        {
            #expect(key.summary.hasSuffix(".") && key.summary.first?.isUppercase == true)
        }
    }
}
