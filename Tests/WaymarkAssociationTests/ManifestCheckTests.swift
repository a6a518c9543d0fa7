import Testing
import WaymarkEngine
import WaymarkManifest
import WaymarkCore

@testable import WaymarkAssociation

/// Problems of intent filters, and filters without problems.
struct ManifestCheckTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let name: String
        /// The `<data>` elements of a verified filter with everything that link filters require.
        let data: String
        let codes: [String]
        let level: Int

        init(_ name: String, _ data: String, _ codes: [String], level: Int = 35) {
            (self.name, self.data, self.codes, self.level) = (name, data, codes, level)
        }

        var testDescription: String { "\(name): \(codes)" }
    }

    static let site = #"<data android:scheme="https" android:host="example.com"/>"#

    static let rows = [
        Row("a whole filter", site, []),
        Row("a path", site + #"<data android:path="/a"/>"#, []),
        Row("no slash", site + #"<data android:path="a"/>"#, ["path-without-slash"]),
        Row("a prefix without slash", site + #"<data android:pathPrefix="a/"/>"#, ["path-without-slash"]),
        Row("a suffix without slash", site + #"<data android:pathSuffix=".html"/>"#, []),
        Row(
            "a pattern that begins with a letter", site + #"<data android:pathPattern="a.*"/>"#, ["path-without-slash"]),
        Row("a pattern that begins with anything", site + #"<data android:pathPattern=".*"/>"#, []),
        Row("two stars behind each other", site + #"<data android:pathPattern="/.*.*"/>"#, ["lazy-pattern"]),
        Row("a lazy pattern", site + #"<data android:pathPattern="/.*bar"/>"#, ["lazy-pattern"]),
        Row("a segment", site + #"<data android:pathPattern="/.*/edit"/>"#, ["lazy-pattern"]),
        Row("a star at the end", site + #"<data android:pathPattern="/a/.*"/>"#, []),
        Row("a star without a dot", site + #"<data android:pathPattern="/a/*"/>"#, ["repeated-character"]),
        Row("a star in a path", site + #"<data android:path="/a/*"/>"#, ["star-in-text"]),
        Row("a dot that is escaped once", site + #"<data android:pathPattern="/a\.b"/>"#, ["single-backslash"]),
        Row("a dot that is escaped twice", site + #"<data android:pathPattern="/a\\.b"/>"#, []),
        Row("an open set", site + #"<data android:pathAdvancedPattern="/[a"/>"#, ["invalid-pattern"]),
        Row("a greedy pattern", site + #"<data android:pathAdvancedPattern="/.*a"/>"#, ["greedy-pattern"]),
        Row("a pattern greedy in part", site + #"<data android:pathAdvancedPattern="/[a-z]*z?"/>"#, ["part-in-path"]),
        Row(
            "a set that has what follows it", site + #"<data android:pathAdvancedPattern="/[a-y]*[0-9x]"/>"#,
            ["greedy-pattern"]),
        Row("a set that has not", site + #"<data android:pathAdvancedPattern="/[a-z]+/[0-9]{1,3}"/>"#, []),
        Row("a query in a path", site + #"<data android:path="/a?b=c"/>"#, ["part-in-path"]),
        Row("an escape in a path", site + #"<data android:path="/a%20b"/>"#, ["escape-in-decoded-pattern"]),
        Row("a query in a filter", site + #"<data android:query="a=b"/>"#, ["query-outside-group"]),
        Row("a path twice", site + #"<data android:path="/a"/><data android:path="/a"/>"#, ["redundant-path"]),
        Row(
            "a path in a prefix", site + #"<data android:path="/ab"/><data android:pathPrefix="/a"/>"#,
            ["redundant-path"]),
        Row("paths beside each other", site + #"<data android:path="/a"/><data android:pathPrefix="/b"/>"#, []),
        Row(
            "two paths for a third one",
            site
                + #"<data android:path="/a"/><data android:pathPrefix="/a/"/><data android:pathAdvancedPattern="/a"/>"#,
            ["redundant-path"]),
        Row("no host", #"<data android:scheme="https"/>"#, ["any-host", "unverifiable-host"]),
        Row("any host", #"<data android:scheme="https" android:host="*"/>"#, ["any-host", "unverifiable-host"]),
        Row("a path", #"<data android:scheme="https" android:host="*" android:path="/a"/>"#, ["unverifiable-host"]),
        Row(
            "a path without host", #"<data android:scheme="https" android:path="/a"/>"#,
            ["unverifiable-host", "path-without-host"]),
        Row("a parameter", site + #"<data android:path="/user/{id}"/>"#, ["regular-expression"]),
        Row("another parameter", site + #"<data android:pathPrefix="/u/:id/"/>"#, ["regular-expression"]),
        Row("a colon", site + #"<data android:pathPrefix="/a:b"/><data android:path="/:"/>"#, []),
        Row("a group", site + #"<data android:pathPattern="/(a|b)"/>"#, ["regular-expression"]),
        Row("a lookahead", site + #"<data android:pathPattern="/(?!admin).*"/>"#, ["regular-expression"]),
        Row("a lookahead, too", site + #"<data android:pathAdvancedPattern="/(?!admin).*"/>"#, ["regular-expression"]),
        Row("a range without numbers", site + #"<data android:pathAdvancedPattern="/u/{id}"/>"#, ["invalid-pattern"]),
        Row("a group, too", site + #"<data android:pathAdvancedPattern="/u/{id}/(a|b)"/>"#, ["invalid-pattern"]),
        Row("a third parameter", site + #"<data android:pathAdvancedPattern="/u/:id"/>"#, ["regular-expression"]),
        Row("digits", site + #"<data android:pathAdvancedPattern="/a/\\d+"/>"#, ["regular-expression"]),
        Row("an end", site + #"<data android:pathAdvancedPattern="/a/[0-9]+$"/>"#, ["regular-expression"]),
        Row("a beginning", site + #"<data android:pathPattern="^/a"/>"#, ["regular-expression"]),
        Row("a set", site + #"<data android:pathPattern="/user/[0-9]+"/>"#, ["regular-expression"]),
        Row("one or more", site + #"<data android:pathPattern="/user/.+"/>"#, ["regular-expression"]),
        Row("times", site + #"<data android:pathPattern="/user/.{2}"/>"#, ["regular-expression"]),
        Row("a plus and brackets", site + #"<data android:pathPattern="/a+(b).*"/>"#, []),
        Row("an escaped backslash", site + #"<data android:pathAdvancedPattern="/a\\\\d"/>"#, []),
        Row(
            "an attribute that is not read", #"<data android:scheme="my" android:ssp="a"/>"#,
            ["nothing-to-verify", "not-read"]),
        Row("no scheme", #"<data android:host="example.com"/>"#, ["no-scheme"]),
        Row("http alone", #"<data android:scheme="http" android:host="example.com"/>"#, ["http-only"]),
        Row("a scheme with a colon", site + #"<data android:scheme="http:"/>"#, ["mixed-schemes", "invalid-scheme"]),
        Row(
            "a scheme in capitals", #"<data android:scheme="HTTPS" android:host="example.com"/>"#,
            ["nothing-to-verify", "capital-letters"]),
        Row("another scheme", site + #"<data android:scheme="myapp"/>"#, ["mixed-schemes", "inherited-host"]),
        Row(
            "another scheme with a host of its own", site + #"<data android:scheme="myapp" android:host="open"/>"#,
            ["mixed-schemes", "more-than-written"]),
        Row(
            "a scheme that gets the host of another one",
            #"<data android:scheme="one" android:host="a"/><data android:scheme="two"/>"#,
            ["nothing-to-verify", "inherited-host"]),
        Row(
            "a host that is meant for two schemes",
            #"<data android:scheme="one"/><data android:scheme="two"/><data android:host="a"/>"#,
            ["nothing-to-verify"]),
        Row("what the merger removes", site + #"<data android:host="*" tools:node="remove"/>"#, []),
        Row(
            "an attribute that the merger removes",
            #"<data android:scheme="https" android:host="example.com" android:path="a" tools:remove="android:path"/>"#,
            []),
        Row(
            "what the merger replaces", site + #"<data android:path="a" tools:node="replace"/>"#, ["path-without-slash"]
        ),
        Row("another scheme alone", #"<data android:scheme="myapp" android:host="a"/>"#, ["nothing-to-verify"]),
        Row(
            "a host with a scheme", #"<data android:scheme="https" android:host="https://example.com"/>"#,
            ["invalid-filter-host"]),
        Row(
            "a host with a port", #"<data android:scheme="https" android:host="example.com:80"/>"#,
            ["invalid-filter-host"]),
        Row(
            "a host with a path", #"<data android:scheme="https" android:host="example.com/a"/>"#,
            ["invalid-filter-host"]),
        Row(
            "a host with a blank", #"<data android:scheme="https" android:host="example com"/>"#,
            ["invalid-filter-host"]),
        Row("a host in capitals", #"<data android:scheme="https" android:host="Example.com"/>"#, ["capital-letters"]),
        Row("a star within a host", #"<data android:scheme="https" android:host="www.*.com"/>"#, ["wildcard-in-host"]),
        Row("a star without a dot", #"<data android:scheme="https" android:host="*example.com"/>"#, ["open-wildcard"]),
        Row("subdomains", #"<data android:scheme="https" android:host="*.example.com"/>"#, ["wildcard-host"]),
        Row("subdomains and the domain", site + #"<data android:host="*.example.com"/>"#, []),
        Row("a port", #"<data android:scheme="https" android:host="example.com" android:port="8080"/>"#, []),
        Row(
            "no port", #"<data android:scheme="https" android:host="example.com" android:port="x"/>"#, ["invalid-port"]),
        Row("a port elsewhere", site + #"<data android:port="8080"/>"#, ["port-without-host"]),
        Row("a name", #"<data android:scheme="https" android:host="@string/host"/>"#, ["unresolved-value"]),
        Row("a stand-in", #"<data android:scheme="https" android:host="${host}"/>"#, ["unresolved-value"]),
        Row("a misspelt attribute", site + #"<data android:pathprefix="/a"/>"#, ["ignored-key"]),
        Row("an attribute without prefix", site + #"<data path="/a"/>"#, ["ignored-key"]),
        Row("an attribute of another tool", site + #"<data data-generated="true" android:path="/a"/>"#, []),
        Row("an attribute of tools", site + #"<data tools:ignore="x"/>"#, []),
        Row("a MIME type", site + #"<data android:mimeType="text/plain"/>"#, ["mime-type"]),
        Row(
            "a path that only Android 12 knows", site + #"<data android:pathSuffix="a"/>"#, ["newer-attribute"],
            level: 30),
        Row("a path that Android 12 knows", site + #"<data android:pathSuffix="a"/>"#, [], level: 31),
        Row(
            "more than is written",
            #"<data android:scheme="https" android:host="a.com"/><data android:scheme="http" android:host="b.com"/>"#,
            ["more-than-written"]),
        Row(
            "a path of the other host",
            #"<data android:scheme="https" android:host="a.com" android:path="/a"/><data android:scheme="https" android:host="b.com" android:path="/b"/>"#,
            ["more-than-written"]),
        Row(
            "all that is pooled is written",
            #"<data android:scheme="https" android:host="a.com"/><data android:scheme="http" android:host="a.com"/>"#,
            []),
        Row(
            "each attribute alone",
            #"<data android:scheme="https"/><data android:scheme="http"/><data android:host="a.com"/><data android:host="b.com"/>"#,
            []),
        Row("an empty group", site + group(""), ["groups-alone", "empty-group"], level: 34),
        Row(
            "groups before Android 15", site + group(#"<data android:path="/a"/>"#),
            ["groups-alone", "newer-attribute"], level: 34),
        Row("a group", site + group(#"<data android:path="/a"/>"#), []),
        Row(
            "a group that blocks alone", site + group(#"<data android:path="/a"/>"#, allow: "false"), ["excludes-only"]),
        Row("a host in a group", site + group(#"<data android:path="/a" android:host="a"/>"#), ["misplaced-key"]),
        Row("a word for a flag", site + group(#"<data android:path="/a"/>"#, allow: "no"), ["ignored-value"]),
        Row(
            "a group behind one that takes it",
            site + group(#"<data android:pathPrefix="/a"/>"#) + group(#"<data android:path="/ab"/>"#, allow: "false"),
            ["shadowed-exclude"]),
        Row(
            "a block behind a path",
            #"\#(site)<data android:path="/a"/>"# + group(#"<data android:path="/a"/>"#, allow: "false"),
            ["shadowed-exclude"]),
        Row(
            "a group with a query behind one without",
            site + group(#"<data android:path="/a" android:query="b=c"/>"#) + group(#"<data android:path="/a"/>"#), []),
        Row(
            "a group with another query",
            site + group(#"<data android:query="b=c"/>"#) + group(#"<data android:path="/a" android:query="b=c"/>"#),
            ["shadowed-rule"]),
    ]

    private static func group(_ data: String, allow: String = "true") -> String {
        #"<uri-relative-filter-group android:allow="\#(allow)">\#(data)</uri-relative-filter-group>"#
    }

    static func filter(_ data: String, flag: String = #" android:autoVerify="true""#) -> String {
        let categories = ["DEFAULT", "BROWSABLE"].map { #"<category android:name="android.intent.category.\#($0)"/>"# }
        return #"<intent-filter\#(flag)><action android:name="android.intent.action.VIEW"/>"# + categories.joined()
            + data
            + "</intent-filter>"
    }

    static func file(_ filters: String, level: Int = 35, exported: String = #" android:exported="true""#) -> String {
        """
        <manifest xmlns:android="http://schemas.android.com/apk/res/android" xmlns:tools="http://schemas.android.com/tools">
        <uses-sdk android:minSdkVersion="\(level)"/>
        <application><activity android:name=".Main"\(exported)>
        \(filters)
        </activity></application></manifest>
        """
    }

    static func problems(_ file: String) throws -> [AssociationProblem] {
        try AppManifest.checked(Array(file.utf8), name: "file", host: "example.com").problems
    }

    @Test("Each intent filter is reported with exactly its expected problems", arguments: rows)
    func filter(_ row: Row) throws {
        let problems = try Self.problems(Self.file(Self.filter(row.data), level: row.level))
        #expect(problems.filter { !$0.isOfLevel(row) }.map(\.code) == row.codes)
        for problem in problems { #expect(problem.place.line == 4, "\(problem)") }
    }

    @Test("The filter decides the example link of a problem as the problem claims", arguments: rows)
    func witness(_ row: Row) throws {
        let (file, problems) = try AppManifest.checked(
            Array(Self.file(Self.filter(row.data), level: row.level).utf8), name: "file", host: "example.com")
        let decider = AndroidDecider(manifest: file, links: nil)
        for problem in problems {
            guard let link = problem.witness, !link.contains("…") else { continue }
            let isTaken = decider.verdicts[link.withBytes(decider.verdict)].outcome == .matched
            let isMissed = ["lazy-pattern", "greedy-pattern"].contains(problem.code)
            #expect(isTaken != isMissed, "\(link): \(problem.code)")
        }
    }

    @Test(
        "A filter without a required action or category is reported with a suggestion",
        arguments: ["VIEW", "DEFAULT", "BROWSABLE"])
    func lacking(name: String) throws {
        let whole = Self.filter(Self.site)
        let kind =
            name == "VIEW"
            ? #"<action android:name="android.intent.action."# : #"<category android:name="android.intent.category."#
        let problems = try Self.problems(Self.file(whole.replacing("\(kind)\(name)\"/>", with: "")))
        #expect(problems.map(\.code) == [name == "VIEW" ? "no-view-action" : "no-category"])
        #expect(problems.first?.suggestion?.contains(name) == true)
    }

    @Test("A launcher filter and a share filter have no problems")
    func others() throws {
        let launcher = #"<intent-filter><action android:name="android.intent.action.MAIN"/></intent-filter>"#
        let files =
            #"<intent-filter><action android:name="android.intent.action.SEND"/><data android:mimeType="text/plain"/></intent-filter>"#
        #expect(try Self.problems(Self.file(launcher + files)).isEmpty)
    }

    /// Returns a filter for another action than opening links.
    private static func other(_ action: String, _ data: String, flag: String = "", category: String = "DEFAULT")
        -> String
    {
        #"<intent-filter\#(flag)><action android:name="\#(action)"/><category android:name="android.intent.category.\#(category)"/>"#
            + data + "</intent-filter>"
    }

    @Test("A launcher filter with autoVerify has one problem and needs no parts of link filters")
    func launcher() throws {
        let flag = #" android:autoVerify="true""#
        let launcher = Self.other("android.intent.action.MAIN", "", flag: flag, category: "LAUNCHER")
        #expect(try Self.problems(Self.file(launcher)).map(\.code) == ["nothing-to-verify"])
        #expect(try Self.problems(Self.file(launcher + Self.filter(Self.site))).map(\.code) == ["nothing-to-verify"])
        // The link filter beside it lacks the flag, which is the problem.
        let mixed = try Self.problems(Self.file(launcher + Self.filter(Self.site, flag: "")))
        #expect(mixed.map(\.code) == ["unverified-filter"])
        #expect(mixed.first?.because.count == 1)
    }

    /// Launcher filters with data.
    private static let launchers: [String] = [
        other("android.intent.action.MAIN", site, flag: #" android:autoVerify="true""#, category: "LAUNCHER"),
        other("android.intent.action.MAIN", #"<data android:scheme="my"/>"#, category: "LAUNCHER"),
        Self.filter(
            #"<action android:name="android.intent.action.MAIN"/><category android:name="android.intent.category.LAUNCHER"/>"#
                + site),
    ]

    @Test("A launcher filter with data is reported as one error", arguments: launchers)
    func launcherData(filter: String) throws {
        let problems = try Self.problems(Self.file(filter))
        #expect(problems.map(\.code) == ["launcher-data"])
        #expect(problems.first?.severity == .error)
    }

    @Test(
        "The help for a filter with any host depends on the other hosts of the filter",
        arguments: ["", #"android:host="*""#])
    func anyHost(data: String) throws {
        let alone = try Self.problems(Self.file(Self.filter("<data android:scheme=\"https\" \(data)/>")))
        #expect(alone.first { $0.code == "any-host" }?.help?.hasPrefix("name the host") == true)
        let beside = try Self.problems(Self.file(Self.filter(Self.site + #"<data android:host="*"/>"#)))
        #expect(beside.first { $0.code == "any-host" }?.help?.hasPrefix("remove the '*'") == true)
    }

    @Test("An application that is disabled or lacks the Android namespace opens no link")
    func barriers() throws {
        let whole = Self.file(Self.filter(Self.site))
        let files = [
            (whole, [], LinkVerdict.Outcome.matched),
            (
                whole.replacing("<application>", with: #"<application android:enabled="false">"#), ["not-enabled"],
                .unmatched
            ),
            (
                whole.replacing("<application>", with: #"<application android:enabled="${on}">"#), [], .unmatched
            ),
            (
                whole.replacing(#" xmlns:android="http://schemas.android.com/apk/res/android""#, with: ""),
                ["no-namespace"], .unmatched
            ),
        ]
        for (text, codes, outcome) in files {
            let (file, problems) = try AppManifest.checked(Array(text.utf8), name: "", host: "example.com")
            let decider = AndroidDecider(manifest: file, links: nil)
            #expect(problems.map(\.code) == codes)
            #expect(decider.verdicts["https://example.com/".withBytes(decider.verdict)].outcome == outcome)
        }
    }

    @Test(
        "Filters for other purposes than links are ignored and need no exported activity",
        arguments: [
            other("android.nfc.action.NDEF_DISCOVERED", site), other("android.intent.action.SEND", site),
            other("android.intent.action.VIEW", #"<data android:scheme="content" android:pathPrefix="/a"/>"#),
            other("android.intent.action.VIEW", #"<data android:scheme="file"/><data android:host="*"/>"#),
            other("android.intent.action.VIEW", #"<data android:scheme="content" android:mimeType="image/*"/>"#),
            other("com.example.OPEN", #"<data android:scheme="myapp"/>"#),
        ])
    func otherFilters(filter: String) throws {
        #expect(try Self.problems(Self.file(filter, exported: #" android:exported="false""#)).map(\.code) == [])
    }

    @Test(
        "An activity with a link filter must be exported explicitly",
        arguments: [
            ("", ["no-exported"]), (#" android:exported="false""#, ["not-exported"]),
            (#" android:exported="true""#, []),
        ])
    func exported(text: String, codes: [String]) throws {
        #expect(try Self.problems(Self.file(Self.filter(Self.site), exported: text)).map(\.code) == codes)
    }

    @Test("A filter is reported as shadowed only if another filter covers its links")
    func filters() throws {
        func codes(_ first: String, _ second: String) throws -> [String] {
            try Self.problems(Self.file(Self.filter(first) + Self.filter(second))).map(\.code)
        }
        let path = #"<data android:path="/a"/>"#
        #expect(try codes(Self.site, Self.site) == ["shadowed-filter"])
        #expect(try codes(Self.site, Self.site + path) == ["shadowed-filter"])
        #expect(try codes(Self.site + path, Self.site) == [])
        #expect(try codes(Self.site, Self.site + #"<data android:host="b.com:80"/>"#) == ["invalid-filter-host"])
        let invalid = Self.site.replacing("/>", with: " android:port=\"x\"/>")
        #expect(try codes(invalid, Self.site + path) == ["invalid-port"])
        #expect(try codes(Self.site, Self.site + #"<data android:host="b.com"/>"#) == [])
        // Android verifies '*.example.com' by the file of example.com.
        #expect(
            try codes(
                #"<data android:scheme="https" android:host="*.example.com"/>"#,
                #"<data android:scheme="https" android:host="www.example.com"/>"#) == ["wildcard-host"])
    }

    @Test("A web filter is reported without autoVerify, or with several hosts before Android 12")
    func verification() throws {
        #expect(try Self.problems(Self.file(Self.filter(Self.site, flag: ""))).map(\.code) == ["unverified-filter"])
        let hosts = Self.site + #"<data android:host="b.com"/>"#
        #expect(try Self.problems(Self.file(Self.filter(hosts), level: 30)).map(\.code) == ["all-or-none"])
        #expect(try Self.problems(Self.file(Self.filter(hosts))).isEmpty)
    }

    @Test("A suggested attribute for an intent filter fixes the problem", arguments: rows)
    func suggestion(_ row: Row) throws {
        let problems = try Self.problems(Self.file(Self.filter(row.data), level: row.level))
        for problem in problems {
            guard let mended = problem.suggestion, mended.hasPrefix("android:"),
                let name = mended.prefix(while: { $0 != "=" }).split(separator: " ").first,
                let old = row.data.firstMatch(of: try Regex("\(name)=\"[^\"]*\"", as: Substring.self)),
                row.codes.count == 1
            else { continue }
            let data = row.data.replacing(old.output, with: mended)
            let codes = try Self.problems(Self.file(Self.filter(data), level: row.level)).map(\.code)
            #expect(!codes.contains(problem.code), "\(data)")
        }
    }
}

extension AssociationProblem {
    /// Whether the problem is about a platform version, in a row about another problem.
    fileprivate func isOfLevel(_ row: ManifestCheckTests.Row) -> Bool {
        code == "newer-attribute" && !row.codes.contains(code)
    }
}
