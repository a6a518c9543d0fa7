import Testing
import WaymarkCore
import WaymarkEngine
import WaymarkManifest

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

    @Test(
        "Groups before Android 15 are to be replaced by paths, unless one blocks links",
        arguments: [(true, ", or replace all groups by paths"), (false, "")])
    func groupsAlone(allow: Bool, rest: String) throws {
        let problems = try Self.problems(Self.group(Self.secret, allow: allow) + Self.group(Self.all), level: 34)
        #expect(problems.first { $0.code == "groups-alone" }?.help == "set minSdkVersion to 35" + rest)
    }

    @Test("Groups of a filter without a host are ignored, and are reported only once")
    func groupsWithoutHost() throws {
        let data = #"<data android:scheme="my"/>"# + Self.group(Self.secret, allow: false)
        let filter = ManifestCheckTests.filter(data, flag: "")
        for level in [34, 35] {
            let problems = try ManifestCheckTests.problems(ManifestCheckTests.file(filter, level: level))
            #expect(problems.map(\.code) == (level == 34 ? ["newer-attribute"] : []) + ["path-without-host"])
        }
    }

    @Test("The help for a redundant path removes only the path, because its <data> element may have a host")
    func redundantPath() throws {
        let data = #"<data android:host="b.com" android:path="/secret/a"/><data android:pathPrefix="/secret"/>"#
        let problem = try #require(try Self.problems(data).first { $0.code == "redundant-path" })
        #expect(problem.help == "remove the path, or make the others narrower")
    }

    @Test(
        "A filter is shadowed only by filters that keep its hosts verified",
        arguments: [
            (#"host="example.com""#, true, true), (#"host="example.com""#, false, false), (#"host="*""#, true, false),
            (#"host="*.com""#, true, false), (#"host="*.com""#, false, false),
            (#"host="example.com"/><data android:scheme="myapp""#, true, false),
        ])
    func verification(host: String, isVerified: Bool, isShadowed: Bool) throws {
        let flag = " android:autoVerify=\"\(isVerified)\""
        let first = ManifestCheckTests.filter(
            #"<data android:scheme="https" android:pathPrefix="/"/><data android:\#(host)/>"#, flag: flag)
        let second = ManifestCheckTests.filter(ManifestCheckTests.site + Self.secret)
        for level in [30, 31] {
            let problems = try ManifestCheckTests.problems(ManifestCheckTests.file(first + second, level: level))
            #expect(problems.contains { $0.code == "shadowed-filter" } == isShadowed)
        }
    }

    // MARK: Patterns

    @Test(
        "A correction of a star in a path leads to a pattern for all links below",
        arguments: [
            ("pathPattern", "/a/**", "pathPattern", "/a/.*"), ("pathPattern", "a/*", "pathPattern", "/a/.*"),
            ("pathPattern", "*", "pathPattern", ".*"), ("pathPattern", "**", "pathPattern", ".*"),
            ("pathPattern", "/*/b/*", "pathPattern", "/.*/b/.*"), ("pathPattern", "*/b", "pathPattern", ".*/b"),
            ("pathPattern", "/a/*/.**", "pathPattern", "/a/.*/.*"), ("path", "*", "pathPrefix", "/"),
            ("path", ".*", "pathPrefix", "/"), ("pathPrefix", "*", "pathPrefix", "/"),
            ("path", "a/*", "pathPrefix", "/a/"), ("pathPrefix", "/a/**", "pathPrefix", "/a/"),
            ("pathPattern", #"/a\\*b\\./*"#, "pathPattern", #"/a\\*b\\./.*"#),
            ("pathAdvancedPattern", "/a*/*", "pathAdvancedPattern", "/a*/.*"),
            ("pathAdvancedPattern", "a/*", "pathAdvancedPattern", "/a/.*"),
            ("pathAdvancedPattern", "/*/b/*", "pathAdvancedPattern", "/[^/]*/b/.*"),
        ])
    func stars(name: String, pattern: String, newName: String, corrected: String) throws {
        let problems = try Self.problems("<data android:\(name)=\"\(pattern)\"/>")
        let new = "android:\(newName)=\"\(corrected)\""
        #expect(problems.first?.suggestion == new)
        #expect(try Self.problems("<data \(new)/>").filter { $0.severity != .note }.map(\.code) == [])
    }

    private static let advanced =
        "write '.*' at the end, and elsewhere a set that excludes the next character, as in '[^/]*/'"

    @Test(
        "A star in a path without a correction gets general help or none",
        arguments: [
            (#"pathAdvancedPattern="/*.html""#, advanced), (#"pathAdvancedPattern="/p/*-s""#, advanced),
            (#"pathAdvancedPattern="*""#, advanced), (#"pathSuffix="/a*""#, nil), (#"path="*.pdf""#, nil),
            (#"pathPrefix="*/a""#, nil),
        ])
    func starsWithoutCorrection(data: String, help: String?) throws {
        #expect(try Self.problems("<data android:\(data)/>").first?.help == help)
    }

    @Test(
        "A pattern that matches no link is explained",
        arguments: [
            (#"<data android:pathAdvancedPattern="/.*/item/.*"/>"#, "greedy-pattern", "repeat a set"),
            (#"<data android:pathAdvancedPattern="/a/.*-[0-9]+"/>"#, "greedy-pattern", "repeat a set"),
            (#"<data android:pathAdvancedPattern="b.*a"/>"#, "path-without-slash", nil),
            (#"<data android:pathAdvancedPattern="/a/?"/>"#, "part-in-path", "write '{0,1}'"),
            (group(secret + #"<data android:path="/y"/>"#), "never-matches", "write a group for each path"),
            (
                group(#"<data android:path="/y" android:pathPrefix="/b"/>"#), "never-matches",
                "write a group for each path"
            ),
        ])
    func unmatched(data: String, code: String, help: String?) throws {
        let problems = try Self.problems(data)
        #expect(problems.map(\.code) == [code])
        #expect(problems.first?.severity == .error)
        if let help { #expect(problems.first?.help?.hasPrefix(help) == true) }
    }

    @Test(
        "The help for a named set names pathAdvancedPattern only for other attributes",
        arguments: [("pathAdvancedPattern", ""), ("pathPattern", "pathAdvancedPattern with ")])
    func namedSet(name: String, attribute: String) throws {
        let problem = try Self.problems(#"<data android:\#(name)="/\\d"/>"#).first
        #expect(problem?.help == "write \(attribute)a set, as in '[0-9]+'")
    }

    @Test("The help has the file's prefix for Android's namespace")
    func prefix() throws {
        let text = ManifestCheckTests.file(ManifestCheckTests.filter(Self.item), exported: "")
            .replacing("xmlns:android", with: "xmlns:ns0").replacing("android:", with: "ns0:").replacing(
                "android.intent.category.DEFAULT", with: "")
        let help = try ManifestCheckTests.problems(text).compactMap(\.help)
        #expect(help.contains("write ns0:exported=\"true\""))
        #expect(help.contains("write <category ns0:name=\"android.intent.category.DEFAULT\"/>"))
        #expect(!help.contains { $0.contains("android:") })
    }

    @Test("The texts of a file with another prefix for Android's namespace keep its values")
    func valuesBesidePrefix() throws {
        let hosts = ["@android:string/x", "android:x"].map { "<data android:scheme=\"https\" android:host=\"\($0)\"/>" }
        let text = ManifestCheckTests.file(ManifestCheckTests.filter(hosts.joined()))
            .replacing("xmlns:android", with: "xmlns:a").replacing(" android:", with: " a:")
        let messages = try ManifestCheckTests.problems(text).map(\.message)
        #expect(messages.contains { $0.contains("'@android:string/x'") })
        #expect(messages.contains { $0.contains("'android:x'") })
    }

    @Test(
        "The help for a greedy pattern explains a dot after a repetition",
        arguments: [
            ("/[^.]*.html", true), ("/[a-z]+.html", true), ("/.{1,3}.b", true), (#"/.*\\.html"#, false),
            ("/.*/.*", false), ("/.*[*.]a", false), ("/.*a.b", false),
        ])
    func greedyDot(pattern: String, hasDot: Bool) throws {
        let problem = try Self.problems("<data android:pathAdvancedPattern=\"\(pattern)\"/>").first
        #expect(problem?.code == "greedy-pattern")
        #expect(problem?.help?.hasSuffix("as in '[^/]*/', and write '[.]' for a dot") == hasDot)
    }

    @Test(
        "A star at the beginning of a path is an error if the pattern matches no path",
        arguments: [("*/x", true), ("*", true), ("**", true), ("**/x", false), ("**/.*", false)])
    func leadingStar(pattern: String, isError: Bool) throws {
        let problem = try Self.problems("<data android:pathPattern=\"\(pattern)\"/>").first
        #expect(problem?.code == "star-in-text")
        #expect(problem?.severity == (isError ? .error : .warning))
        #expect(problem?.message.hasSuffix("so it matches no path") == isError)
    }

    // MARK: Several activities

    /// Returns a manifest with the activities `.A`, `.B` and so on, each with one filter: the priority and the data.
    static func activities(_ filters: [(priority: String, data: String)], scheme: String) -> String {
        let site = ManifestCheckTests.site.replacing("https", with: scheme)
        let all = zip(["A", "B", "C"], filters).map { name, filter in
            let flags = " android:autoVerify=\"true\" android:priority=\"\(filter.priority)\""
            return "<activity android:name=\".\(name)\" android:exported=\"true\">"
                + ManifestCheckTests.filter(site + filter.data, flag: flags) + "</activity>"
        }
        return """
            <manifest xmlns:android="http://schemas.android.com/apk/res/android"><application>
            \(all.joined(separator: "\n"))
            </application></manifest>
            """
    }

    private static let item = #"<data android:pathPrefix="/x"/>"#

    struct Row: Sendable {
        let filters: [(priority: String, data: String)]
        /// The lines of the filters with a problem.
        let lines: [Int]
        /// The activity of the verdict on `myapp://example.com/x`, and the others that Android offers.
        let first: String
        var others: [String] = []
    }

    @Test(
        "Activities share a link of a custom scheme if their filters match it with the same priority, in any order",
        arguments: [
            Row(filters: [("0", ""), ("0", item)], lines: [3], first: ".A", others: [".B"]),
            Row(filters: [("0", item), ("0", "")], lines: [3], first: ".A", others: [".B"]),
            Row(filters: [("-1", ""), ("0", item)], lines: [], first: ".B"),
            Row(filters: [("0", ""), ("-1", item)], lines: [], first: ".A"),
            Row(filters: [("0", ""), ("1", item)], lines: [3], first: ".A", others: [".B"]),
            Row(filters: [("0", #"<data android:path="/y"/>"#), ("0", item)], lines: [], first: ".B"),
            Row(
                filters: [("-1", ""), ("0", secret), ("0", item)], lines: [4], first: ".B", others: [".C"]),
            Row(
                filters: [("0", item), ("0", group(secret, allow: false) + group(all)), ("0", secret)], lines: [3, 4],
                first: ".A", others: [".C"]),
        ])
    func sharedLinks(_ row: Row) throws {
        let (file, problems) = try AppManifest.checked(
            Array(Self.activities(row.filters, scheme: "myapp").utf8), name: "", host: "example.com")
        #expect(!problems.contains { $0.code == "shadowed-filter" })
        let shared = problems.filter { $0.code == "shared-links" }
        #expect(shared.map(\.place.line) == row.lines)
        let decider = AndroidDecider(manifest: file, links: nil)
        func verdict(_ link: String) -> LinkVerdict { decider.verdicts[link.withBytes(decider.verdict)] }
        for problem in shared { #expect(verdict(problem.witness ?? "").message.hasSuffix("so Android asks the user")) }
        let message = verdict("myapp://example.com/x").message
        #expect(message.hasPrefix("opens \(row.first)"))
        #expect(message.hasSuffix("so Android asks the user") == !row.others.isEmpty)
        #expect("myapp://example.com/x".withBytes(decider.steps).compactMap(\.rival) == row.others)
    }

    @Test("An activity shares links of a custom scheme with a filter without a host")
    func openFilter() throws {
        let text = Self.activities([("0", ""), ("0", Self.item)], scheme: "myapp")
            .replacing(" android:host=\"example.com\"", with: "", maxReplacements: 1)
        let (file, problems) = try AppManifest.checked(Array(text.utf8), name: "", host: "example.com")
        let shared = problems.filter { $0.code == "shared-links" }
        #expect(shared.map(\.place.line) == [3])
        let link = shared.first?.witness ?? ""
        #expect(link.hasPrefix("myapp://example.com/x"))
        let decider = AndroidDecider(manifest: file, links: nil)
        #expect(decider.verdicts[link.withBytes(decider.verdict)].message.hasSuffix("so Android asks the user"))
    }

    @Test(
        "The activity declared last opens a web link, whatever its priority, and hides earlier ones",
        arguments: [
            Row(filters: [("0", ""), ("0", item)], lines: [], first: ".B"),
            Row(filters: [("0", item), ("0", "")], lines: [2], first: ".B"),
            Row(filters: [("0", item), ("-1", "")], lines: [2], first: ".B"),
            Row(filters: [("-1", ""), ("0", item)], lines: [], first: ".B"),
            Row(filters: [("0", item), ("0", #"<data android:path="/y"/>"#)], lines: [], first: ".A"),
            Row(filters: [("0", item), ("0", group(secret, allow: false) + group(all))], lines: [], first: ".A"),
            Row(filters: [("0", secret), ("0", secret), ("0", item)], lines: [2, 3], first: ".C"),
            Row(filters: [("0", item + #"<data android:host="b.com:80"/>"#), ("0", "")], lines: [], first: ".B"),
        ])
    func webLinks(_ row: Row) throws {
        let (file, problems) = try AppManifest.checked(
            Array(Self.activities(row.filters, scheme: "https").utf8), name: "", host: "example.com")
        #expect(!problems.contains { $0.code == "shared-links" })
        let hidden = problems.filter { $0.code == "shadowed-filter" }
        #expect(hidden.map(\.place.line) == row.lines)
        let decider = AndroidDecider(manifest: file, links: nil)
        func message(_ link: String) -> String { decider.verdicts[link.withBytes(decider.verdict)].message }
        for problem in hidden { #expect(message(problem.witness ?? "").hasPrefix("opens \(row.first)")) }
        #expect(message("https://example.com/x").hasPrefix("opens \(row.first)"))
        #expect("https://example.com/x".withBytes(decider.steps).allSatisfy { $0.rival == nil })
    }

    private static let other = #"<data android:scheme="https" android:host="b.com"/>"#

    private static let path = #"<data android:path="/y"/>"#

    /// Returns data that ends a filter and begins another one.
    private static func and(_ data: String) -> String {
        "</intent-filter>" + ManifestCheckTests.filter(data).dropLast("</intent-filter>".count)
    }

    private static let remedies: [(filters: [(priority: String, data: String)], remedy: String)] = [
        ([("0", item), ("0", "")], "move the activity below them, or "),
        ([("0", ""), ("0", "")], "remove it, or "),
        ([("0", ""), ("0", #"<data android:scheme="my"/>"#)], ""),
        ([("0", #"<data android:scheme="my"/>"#), ("0", "")], "remove its web schemes, or "),
        ([("0", item), ("0", item + #"<data android:scheme="my"/>"#), ("0", secret)], "remove it, or "),
        ([("0", item + and(other)), ("0", and(other + item))], "remove it, or "),
        ([("0", item), ("0", secret), ("0", "")], "move the activity below them, or "),
        ([("0", ""), ("0", ""), ("0", "")], "remove it, or "),
        ([("0", item), ("0", item), ("0", "")], "move the activity below them, or "),
        ([("0", secret), ("0", secret + path), ("0", path)], "remove it, or "),
    ]

    @Test(
        "The help for a hidden activity does not lead to another hidden one, or to hosts without verification",
        arguments: remedies)
    func hiddenActivity(filters: [(priority: String, data: String)], remedy: String) throws {
        let problems = try ManifestCheckTests.problems(Self.activities(filters, scheme: "https"))
        #expect(problems.first { $0.code == "shadowed-filter" }?.help == remedy + "make their filters narrower")
    }

    @Test("The help for a hidden activity moves its aliases too, which must stay behind it")
    func hiddenAlias() throws {
        let text = Self.activities([("0", Self.item), ("0", Self.secret), ("0", "")], scheme: "https")
            .replacing("activity android:name=\".B\"", with: "activity-alias android:targetActivity=\".A\"")
            .replacing("</activity>\n<activity android:name=\".C\"", with: "</activity-alias>\n<activity")
        let help = "move the activity and its aliases below them, or make their filters narrower"
        #expect(try ManifestCheckTests.problems(text).map(\.help) == [help, help])
    }

    @Test("An alias counts as declared directly after its activity", arguments: [".A", "com.a.A"])
    func laterAlias(target: String) throws {
        let text = Self.activities([("0", Self.item), ("0", Self.item), ("0", "")], scheme: "https")
            .replacing("activity android:name=\".C\"", with: "activity-alias android:targetActivity=\"\(target)\"")
            .replacing("</activity>\n</application>", with: "</activity-alias>\n</application>")
            .replacing("<manifest", with: "<manifest package=\"com.a\"")
        let (file, problems) = try AppManifest.checked(Array(text.utf8), name: "", host: "h.x")
        #expect(problems.map(\.place.line) == [2])
        let decider = AndroidDecider(manifest: file, links: nil)
        let links = ["x", "y"].map { "https://example.com/\($0)" }
        let messages = links.map { decider.verdicts[$0.withBytes(decider.verdict)].message }
        #expect(messages == ["opens .B by pathPrefix \"/x\"", "opens activity-alias[0]"])
    }

    @Test("An activity without a host hides the web links of earlier ones", arguments: ["", " android:host=\"*\""])
    func hiddenByOpen(host: String) throws {
        let text = Self.activities([("0", Self.item), ("0", "")], scheme: "https")
            .replacing(" android:host=\"example.com\"/></intent-filter>", with: "\(host)/></intent-filter>")
        let hidden = try ManifestCheckTests.problems(text).filter { $0.code == "shadowed-filter" }
        #expect(hidden.map(\.place.line) == [2])
        #expect(hidden.first?.witness?.hasPrefix("https://example.com/x") == true)
    }

    @Test("The steps of a web link name the earlier activities that match it", arguments: ["0", "-1"])
    func earlierActivity(priority: String) throws {
        let filters = [(priority, Self.item), ("0", ""), ("0", #"<data android:path="/y"/>"#)]
        let text = Self.activities(filters, scheme: "https")
        let decider = AndroidDecider(manifest: try AppManifest.read(Array(text.utf8), name: "").content, links: nil)
        let steps = "https://example.com/x".withBytes(decider.steps).filter { $0.reason != nil }
        let found = steps.first { $0.rule.hasPrefix("activity[0].") }
        #expect(found?.reason == "'.B' is declared later")
        #expect(found?.matchesPath == true)
        #expect(steps.count == 2)
    }

    @Test(
        "An alias of an activity hides none of its web links",
        arguments: [
            (".A", "com.a", false), ("A", "com.a", false), ("com.a.A", "com.a", false), ("com.b.A", "com.a", true),
            ("com.a.A", nil, false), ("com.a.AA", nil, true), (".b.A", nil, true),
        ])
    func alias(target: String, package: String?, isHidden: Bool) throws {
        let name = "activity-alias android:targetActivity=\"\(target)\" android:name=\".B\""
        let text = Self.activities([("0", ""), ("0", "")], scheme: "https")
            .replacing("activity android:name=\".B\"", with: name)
            .replacing("</activity>\n</application>", with: "</activity-alias>\n</application>")
            .replacing("<manifest", with: "<manifest" + (package.map { " package=\"\($0)\"" } ?? ""))
        #expect(try ManifestCheckTests.problems(text).map(\.code) == (isHidden ? ["shadowed-filter"] : []))
    }
}
