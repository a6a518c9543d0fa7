import Testing

@testable import WaymarkAssociation

@Suite("Activities of manifests")
struct ManifestActivityTests {
    private static let filter = ManifestCheckTests.filter(ManifestCheckTests.site)

    @Test(
        "An activity may omit 'exported' if another manifest or an older target makes it needless",
        arguments: [
            ("", "31", ["no-exported"]), ("", "30", []), (#" tools:node="merge""#, "35", []),
            (#" tools:node="merge-only-attributes""#, "35", []), (#" tools:node="replace""#, "35", ["no-exported"]),
            (#" tools:node="merge" android:exported="false""#, "30", ["not-exported"]),
        ])
    func exported(attributes: String, target: String, codes: [String]) throws {
        let file = ManifestCheckTests.file(Self.filter, exported: attributes)
            .replacing("<uses-sdk", with: "<uses-sdk android:targetSdkVersion=\"\(target)\"")
        #expect(try ManifestCheckTests.problems(file).map(\.code) == codes)
    }
}
