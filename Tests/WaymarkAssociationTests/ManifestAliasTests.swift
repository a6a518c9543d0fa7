import Testing
import WaymarkEngine

@testable import WaymarkAssociation

@Suite("Aliases of activities")
struct ManifestAliasTests {
    @Test(
        "An alias counts as declared after its activity and after the activity's later aliases",
        arguments: [(0, [".A", ".C", ".B"]), (1, [".B", ".C", ".A"]), (2, [".C", ".B", ".A"])])
    func orderOfAliases(activity: Int, order: [String]) throws {
        let text = ManifestHelpTests.activities([("0", ""), ("0", ""), ("0", "")], scheme: "https")
        var lines = text.split(separator: "\n").map(String.init)
        for line in 1...3 where line != activity + 1 {
            let name = "activity-alias android:targetActivity=\"\(order[0])\" android:name"
            lines[line] = lines[line].replacing("activity android:name", with: name)
                .replacing("</activity>", with: "</activity-alias>")
        }
        let file = try AppManifest.read(Array(lines.joined(separator: "\n").utf8), name: "").content
        #expect(file.filters.sorted { $1.isDeclared(after: $0) }.map(\.activity) == order)
        let decider = AndroidDecider(manifest: file, links: nil)
        let verdict = decider.verdicts["https://example.com/x".withBytes(decider.verdict)]
        #expect(verdict.message == "opens \(order[2])")
    }

    @Test(
        "Without a package, an alias finds its activity by the end of the name",
        arguments: [
            (".C", "com.a.C", true), ("com.a.C", ".C", true), ("com.a.C", "com.b.C", false), (".C", "com.a.CC", false),
        ])
    func unknownPackage(activity: String, target: String, isMoved: Bool) throws {
        let name = "activity-alias android:targetActivity=\"\(target)\" android:name=\".A\""
        let text = ManifestHelpTests.activities([("0", ""), ("0", ""), ("0", "")], scheme: "https")
            .replacing("activity android:name=\".A\"", with: name).replacing("\".C\"", with: "\"\(activity)\"")
            .replacing("</activity>", with: "</activity-alias>", maxReplacements: 1)
        let file = try AppManifest.read(Array(text.utf8), name: "").content
        let order = isMoved ? [".B", activity, ".A"] : [".A", ".B", activity]
        #expect(file.filters.sorted { $1.isDeclared(after: $0) }.map(\.activity) == order)
    }

    @Test("The steps of a web link name an alias below the activity that opens it")
    func lowerAlias() throws {
        let other = #"<data android:path="/y"/>"#
        let item = #"<data android:pathPrefix="/x"/>"#
        let text = ManifestHelpTests.activities([("0", other), ("0", item), ("0", other)], scheme: "https")
            .replacing("activity android:name=\".C\"", with: "activity-alias android:targetActivity=\".A\"")
            .replacing("</activity>\n</application>", with: "</activity-alias>\n</application>")
        let decider = AndroidDecider(manifest: try AppManifest.read(Array(text.utf8), name: "").content, links: nil)
        let steps = "https://example.com/x".withBytes(decider.steps).map { $0.rule.prefix { $0 != "." } }
        #expect(steps == ["activity[0]", "activity-alias[0]", "activity[1]"])
    }

    @Test("The texts about an alias before its activity name the activity as its place")
    func aliasAbove() throws {
        let paths = ["x", "y"].map { (priority: "0", data: "<data android:path=\"/\($0)\"/>") }
        let text = ManifestHelpTests.activities([("0", "")] + paths, scheme: "https")
            .replacing("<activity android:name=\".A\"", with: "<activity-alias android:name=\".A\"")
            .replacing("<activity-alias", with: "<activity-alias android:targetActivity=\".C\"")
            .replacing("</activity>", with: "</activity-alias>", maxReplacements: 1)
        let (file, problems) = try AppManifest.checked(Array(text.utf8), name: "", host: "h.x")
        let help = "move the activity below the activities that they open, or make their filters narrower"
        #expect(problems.map(\.help) == [help])
        let decider = AndroidDecider(manifest: file, links: nil)
        let reasons = "https://example.com/x".withBytes(decider.steps).compactMap(\.reason)
        #expect(reasons.contains("'.A' is declared later: the build moves aliases behind their activities"))
    }

    @Test("An activity does not move behind aliases that it would hide")
    func hiddenAliasOfOther() throws {
        let data = [#"<data android:pathPrefix="/x"/>"#, "", #"<data android:path="/x"/>"#]
        let text = ManifestHelpTests.activities(data.map { ("0", $0) }, scheme: "https")
            .replacing("activity android:name=\".C\"", with: "activity-alias android:targetActivity=\".B\"")
            .replacing("</activity>\n</application>", with: "</activity-alias>\n</application>")
        #expect(try ManifestCheckTests.problems(text).map(\.help) == ["remove it, or make their filters narrower"])
    }

    @Test(
        "An activity does not move behind many others of its hosts",
        arguments: [("example.com", false), ("b.com", true)])
    func manyActivities(host: String, isMoved: Bool) throws {
        let data = [#"<data android:pathPrefix="/x"/>"#, #"<data android:path="/y"/>"#, ""]
        let text = ManifestHelpTests.activities(data.map { ("0", $0) }, scheme: "https")
        var lines = text.split(separator: "\n").map(String.init)
        let other = lines.remove(at: 2).replacing("example.com", with: host)
        for index in 0..<17 { lines.insert(other.replacing("\".B\"", with: "\".B\(index)\""), at: 2) }
        let problems = try ManifestCheckTests.problems(lines.joined(separator: "\n"))
        let help = problems.first { $0.code == "shadowed-filter" }?.help
        #expect(help?.hasPrefix(isMoved ? "move" : "remove") == true)
    }
}
