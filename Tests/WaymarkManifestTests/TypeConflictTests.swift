import Testing

@testable import WaymarkManifest

@Suite("Conflicting keys of a type", .enabled(if: DocumentReader.readsYAML, "YAML needs the trait Tool"))
struct TypeConflictTests {
    @Test(
        "Two conflicting keys of a type are reported with help on the key to leave out",
        arguments: [
            ("type: Int, lengths: 2", "leave 'lengths' out: it applies only to 'characters'"),
            ("oneOf: [a], lengths: 2", "leave 'lengths' out: it applies only to 'characters'"),
            (
                "opaque: true, lengths: 2",
                "leave 'lengths' out: it applies only to 'characters'"
            ),
            ("opaque: true, characters: hex", "leave 'characters' or 'opaque' out"),
            ("type: Int, oneOf: [a]", "leave 'oneOf' or 'type' out"),
        ])
    func help(type: String, help: String) throws {
        let error = #expect(throws: RouteFileError.self) {
            try RouteFile(text: "waymark: 1\ntypes: { T: { \(type) } }\nroutes: { a: '/{x: T}' }\n", name: "a.yaml")
        }
        #expect(error?.problems.map { $0.help } == [help])
    }
}
