import Testing

@testable import WaymarkAssociation

/// Help of problems in intent filters, and the filters that the help leads to.
struct ManifestHelpTests {
    private static let all = #"<data android:pathPattern=".*"/>"#
    private static let secret = #"<data android:path="/x"/>"#

    static func group(_ data: String, allow: Bool = true) -> String {
        #"<uri-relative-filter-group android:allow="\#(allow)">\#(data)</uri-relative-filter-group>"#
    }

    private static func problems(_ data: String, level: Int = 35) throws -> [AssociationProblem] {
        let filter = ManifestCheckTests.filter(ManifestCheckTests.site + data)
        return try ManifestCheckTests.problems(ManifestCheckTests.file(filter, level: level))
    }

    @Test(
        "The help for a group without effect leads to a filter without problems",
        arguments: [
            (
                group(secret, allow: false) + #"<data android:pathPrefix="/"/>"#, "shadowed-exclude",
                "write them as groups after it", group(secret, allow: false) + group(#"<data android:pathPrefix="/"/>"#)
            ),
            (secret + group(secret), "shadowed-rule", "remove it", secret),
            (
                group(secret, allow: false), "excludes-only", group(all).replacing(" android:allow=\"true\"", with: ""),
                group(secret, allow: false) + group(all)
            ),
        ])
    func groups(data: String, code: String, help: String, corrected: String) throws {
        let problems = try Self.problems(data)
        #expect(problems.map(\.code) == [code])
        #expect(problems.first?.help?.contains(help) == true)
        #expect(try Self.problems(corrected).map(\.code) == [])
    }

    @Test("Groups before Android 15 are to be replaced, because paths beside them hide what they block")
    func groupsAlone() throws {
        let problems = try Self.problems(Self.group(Self.secret, allow: false) + Self.group(Self.all), level: 34)
        #expect(problems.first { $0.code == "groups-alone" }?.help?.hasSuffix("replace all groups by paths") == true)
    }

    @Test(
        "A filter is shadowed only by filters that keep its hosts verified",
        arguments: [
            ("example.com", true, true), ("example.com", false, false), ("*", true, false), ("*.com", true, true),
        ])
    func verification(host: String, isVerified: Bool, isShadowed: Bool) throws {
        let flag = " android:autoVerify=\"\(isVerified)\""
        let first = ManifestCheckTests.filter(
            #"<data android:scheme="https" android:host="\#(host)" android:pathPrefix="/"/>"#, flag: flag)
        let second = ManifestCheckTests.filter(ManifestCheckTests.site + Self.secret)
        let problems = try ManifestCheckTests.problems(ManifestCheckTests.file(first + second))
        #expect(problems.contains { $0.code == "shadowed-filter" } == isShadowed)
    }
}
