import Testing
import WaymarkEngine

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

    @Test(
        "An activity for links that requires a permission is reported, and its verdict names the permission",
        arguments: [
            (#" android:permission="a.b""#, "", true), ("", "a.b", true), (#" android:permission="""#, "a.b", false),
            ("", "", false),
        ])
    func permission(own: String, inherited: String, isNeeded: Bool) throws {
        let text = ManifestCheckTests.file(Self.filter, exported: #" android:exported="true""# + own)
            .replacing("<application", with: "<application android:permission=\"\(inherited)\"")
        let (file, problems) = try AppManifest.checked(Array(text.utf8), name: "", host: "example.com")
        #expect(problems.map(\.code) == (isNeeded ? ["needs-permission"] : []))
        #expect(problems.allSatisfy { $0.help?.hasPrefix(own.isEmpty ? "write" : "move") ?? false })
        let decider = AndroidDecider(manifest: file, links: nil)
        let verdict = decider.verdicts["https://example.com/".withBytes(decider.verdict)]
        #expect(verdict.message.hasSuffix("; only apps with the permission 'a.b' can open it") == isNeeded)
    }

    @Test(
        "An alias inherits no permission, and must name an activity",
        arguments: [("", false), (#" android:targetActivity="""#, false), (#" android:targetActivity=".A""#, true)])
    func alias(target: String, isValid: Bool) throws {
        let text = ManifestCheckTests.file(Self.filter).replacing("<activity", with: "<activity-alias\(target)")
            .replacing("</activity>", with: "</activity-alias>")
            .replacing("<application", with: "<application android:permission=\"a.b\"")
        #expect(try ManifestCheckTests.problems(text).map(\.code) == (isValid ? [] : ["no-target"]))
    }

    @Test("Before Android 12, a host of a filter without verification belongs to the verified ones")
    func otherHosts() throws {
        let other = #"<data android:scheme="https" android:host="b.com"/>"#
        func codes(_ first: String, level: Int) throws -> [String] {
            let second = ManifestCheckTests.filter(other, flag: #" android:autoVerify="false""#)
            return try ManifestCheckTests.problems(ManifestCheckTests.file(first + second, level: level)).map(\.code)
        }
        #expect(try codes(Self.filter, level: 30) == ["all-or-none"])
        #expect(try codes(Self.filter, level: 31) == [])
        let unverified = ManifestCheckTests.filter(ManifestCheckTests.site, flag: #" android:autoVerify="false""#)
        #expect(try codes(unverified, level: 30) == [])
    }

    private static let mixed = ManifestCheckTests.filter(ManifestCheckTests.site + #"<data android:scheme="my"/>"#)

    private static let item = filter.replacing(" android:autoVerify=\"true\"", with: "")
    private static let open = item.replacing("host=\"example.com\"", with: "host=\"*\" android:pathPrefix=\"/\"")

    @Test("A filter needs no autoVerify if Android verifies all of its hosts because of others")
    func needlessFlag() throws {
        func isReported(_ filters: String) throws -> Bool {
            let problems = try ManifestCheckTests.problems(ManifestCheckTests.file(filters))
            return problems.contains { $0.code == "unverified-filter" }
        }
        #expect(try isReported(Self.item))
        #expect(try isReported(Self.mixed + Self.item))
        #expect(try !isReported(Self.filter + Self.item))
        let other = Self.item.replacing("</intent-filter>", with: "<data android:host=\"b.com\"/></intent-filter>")
        #expect(try isReported(Self.filter + other))
        for (host, isVerified) in [("*.example.com", true), ("*.com", false), ("*example.com", false)] {
            let wide = Self.filter.replacing("example.com", with: host)
            #expect(try isReported(wide + Self.item) == !isVerified)
        }
        #expect(try isReported(Self.mixed.replacing("\"my\"", with: "\"${scheme}\"") + Self.item))
    }

    private static let permissions: [(filters: String, isNeeded: Bool)] = [
        (filter, false), (mixed, true), (mixed.replacing("\"my\"", with: "\"http\""), false), (mixed + filter, false),
        (item, true), (item + filter, false), (item + mixed, true), (open, true), (open + filter, false),
        (item + filter.replacing("host=", with: "port=\"8443\" android:host="), false),
        (item + filter.replacing("example.com", with: "*.example.com"), false),
        (item + filter.replacing("example.com", with: "*.com"), true),
        (item + filter.replacing("example.com", with: "*example.com"), true),
        (filter.replacing("example.com", with: "*example.com"), true),
        (item + mixed.replacing("\"my\"", with: "\"${scheme}\""), true),
        (mixed.replacing("\"my\"", with: "\"${scheme}\""), true),
        (item + filter.replacing("example.com", with: "b.com"), true),
    ]

    @Test("A web link opens without the user's permission only if Android verifies its host", arguments: permissions)
    func permission(filters: String, isNeeded: Bool) throws {
        let text = ManifestCheckTests.file(filters)
        let decider = AndroidDecider(manifest: try AppManifest.read(Array(text.utf8), name: "").content, links: nil)
        let verdict = decider.verdicts["https://example.com/".withBytes(decider.verdict)]
        #expect(verdict.outcome == .matched)
        #expect(verdict.message.hasSuffix("the user must allow web links first") == isNeeded)
    }
}
