import Testing
import WaymarkEngine

@testable import WaymarkAssociation

@Suite("Build values in app files")
struct BuildValuesTests {
    private static func values(_ definitions: String...) -> BuildValues {
        var values = BuildValues()
        for text in definitions {
            let isDefined = values.define(text)
            #expect(isDefined)
        }
        return values
    }

    @Test("Build values replace placeholders and resources in a manifest")
    func manifest() {
        let values = Self.values("host=example.com", "sub = www", "whole=${sub}.${host}", "empty=")
        #expect(values.inManifest("${host}") == "example.com")
        #expect(values.inManifest("/a/${sub}/${unknown}") == "/a/www/${unknown}")
        #expect(values.inManifest("${whole}") == "www.example.com")
        #expect(values.inManifest("@string/host") == "example.com")
        #expect(values.inManifest("@string/other") == "@string/other")
        #expect(values.inManifest("${empty}") == "")
        #expect(values.inManifest("$(host)") == "$(host)")
        #expect(Self.values("@string/host=a", "host=b").inManifest("@string/host") == "a")
    }

    @Test("Build values replace build settings in a property list")
    func propertyLists() {
        let values = Self.values("HOST=Example_App", "KIND=HOST", "DOMAIN=$(SUB).example.com", "SUB=www", "NO=")
        #expect(values.inPropertyList("applinks:$(DOMAIN)$(MODE)") == "applinks:www.example.com$(MODE)")
        #expect(values.inPropertyList("${SUB}") == "www")
        #expect(values.inPropertyList("$($(KIND))") == "Example_App")
        #expect(values.inPropertyList("$(HOST:lower)") == "example_app")
        #expect(values.inPropertyList("$(HOST:rfc1034identifier)") == "Example-App")
        #expect(values.inPropertyList("$(SUB:default=a.b)") == "www")
        #expect(values.inPropertyList("$(NO:default=a.b:upper)") == "A.B")
        #expect(values.inPropertyList("$(NONE:default=a.b)") == "$(NONE:default=a.b)")
        #expect(values.inPropertyList("$(HOST:unheard)") == "$(HOST:unheard)")
        #expect(values.inPropertyList("https:/$()/a") == "https://a")
    }

    @Test("Operators of a build setting apply to its value with all references replaced")
    func operators() {
        let values = Self.values(
            "ENV=Staging", "HOST=$(ENV:upper).$(TOP)", "TOP=Com", "ID=a.$(NAME)", "SELF=a$(SELF:lower)")
        #expect(values.inPropertyList("$(HOST:lower)/$(HOST)/$(HOST:upper)") == "staging.com/STAGING.Com/STAGING.COM")
        #expect(values.inPropertyList("$(ID:rfc1034identifier)") == "$(ID:rfc1034identifier)")
        #expect(values.inPropertyList("$(SELF:upper)") == "$(SELF:upper)")
        var deep = BuildValues()
        for index in 0...40 {
            let value = index < 40 ? "$(A\(index + 1):lower)$(A\(index + 1):upper)" : "b"
            let isDefined = deep.define("A\(index)=\(value)")
            #expect(isDefined)
        }
        #expect(deep.inPropertyList("$(A0:lower)") == "$(A0:lower)")
        #expect(deep.inPropertyList("$(A35:lower)") == String(repeating: "b", count: 32))
    }

    @Test("Build values that refer to themselves stay as written")
    func circles() {
        let values = Self.values("a=${b}", "b=${a}x", "c=${c}${c}", "d=@string/e", "e=@string/d")
        #expect(values.inManifest("@string/d").isUnresolved)
        #expect(values.inManifest("${a}") == "${a}")
        #expect(values.inManifest("${c}") == "${c}")
        #expect(values.inManifest("@string/c") == "@string/c" || values.inManifest("@string/c").isUnresolved)
    }

    @Test(
        "A build value is accepted only in the form NAME=VALUE",
        arguments: [("a=b", true), ("a=", true), ("a", false), ("=b", false), ("a b=c", false), ("", false)])
    func form(text: String, isRight: Bool) {
        var values = BuildValues()
        let isDefined = values.define(text)
        #expect(isDefined == isRight)
    }

    @Test("Build values are read from properties, Xcode and Android resource files")
    func files() throws {
        var values = BuildValues()
        try values.read(Array("# c\r\n\r\nhost = a.example // no comment\n! c\nempty=".utf8), name: "x.properties")
        #expect(values.inManifest("${host}") == "a.example // no comment")
        let settings = "#include \"x\"\n// c\nHOST = b.example // c\nHOST[sdk=x*] = c.example\n"
        try values.read(Array(settings.utf8), name: "App.xcconfig")
        #expect(values.inPropertyList("$(HOST)") == "b.example")
        let strings =
            "<resources><string name=\"scheme\"> my\\u\\'app </string><bool name=\"on\">true</bool></resources>"
        try values.read(Array(strings.utf8), name: "strings.xml")
        #expect(values.inManifest("@bool/on") == "true")
        let shared =
            ##"<resources><item type="string" name="app">my</item><color name="app">#fff</color><public type="string" name="app"/></resources>"##
        try values.read(Array(shared.utf8), name: "values.xml")
        #expect(values.inManifest("@string/app") == "my")
        #expect(values.inManifest("${app}") == "my")
        let isDefined = values.define("on=false")
        #expect(isDefined)
        #expect(values.inManifest("@bool/on") == "false")
        let quoted =
            #"<resources><string name="web">"a\"b.example"</string><string name="main">@string/web</string></resources>"#
        try values.read(Array(quoted.utf8), name: "strings.xml")
        #expect(values.inManifest("@string/web") == #"a"b.example"#)
        #expect(values.inManifest("@string/main") == #"a"b.example"#)
        let nested = #"<resources><string name="deep">a<xliff:g id="b">b</xliff:g></string></resources>"#
        try values.read(Array(nested.utf8), name: "strings.xml")
        #expect(values.inManifest("@string/deep") == "@string/deep")
        #expect(throws: BuildValues.Problem.self) { try values.read(Array("a=b\nhost".utf8), name: "x") }
        #expect(throws: AssociationError.self) { try values.read(Array("<resources>".utf8), name: "x") }
    }

    @Test(
        "A .properties file may separate names and values by ':' or blanks, and continue lines",
        arguments: [
            ("host: a.x", "a.x"), ("host a.x", "a.x"), ("host\t=\ta.x", "a.x"), ("host = a=b", "a=b"),
            ("host: a=b:c", "a=b:c"), ("host=a\\\n   .x", "a.x"), ("host \\\r\n : a\\\r\n.x\r\nb=c", "a.x"),
            ("host=a.x\n# c\\\nb=c", "a.x"), ("host=a\\\\\nb=c", #"a\\"#), ("host=a.x\\", "a.x"), ("host", ""),
            ("my\\ key=1\nhost=a.x", "a.x"), ("=1\nhost=a.x", "a.x"),
        ])
    func properties(text: String, value: String) throws {
        var values = BuildValues()
        try values.read(Array(text.utf8), name: "local.properties")
        #expect(values.inPropertyList("$(host)") == value)
    }

    @Test(
        "Values of an .env file are read without quotes, and those of other files with them",
        arguments: [
            ("HOST=a.example", "a.example", "a.example"), ("HOST='a.example'", "a.example", "'a.example'"),
            ("export HOST = \"a.example\" # c", "a.example", nil), ("HOST=a.example # c", "a.example", "a.example # c"),
            ("HOST=\"a#b\"", "a#b", "\"a#b\""), ("HOST=a#b", "a#b", "a#b"), ("HOST=\"a", "\"a", "\"a"),
            ("HOST=''", "", "''"),
        ])
    func environment(line: String, value: String, other: String?) throws {
        let rows: [(String, String?)] = [(".env", value), ("app/.env.local", value), ("prod.env", value), ("x", other)]
        for (name, expected) in rows {
            var values = BuildValues()
            guard let expected else {
                #expect(throws: BuildValues.Problem.self) { try values.read(Array(line.utf8), name: name) }
                continue
            }
            try values.read(Array("# c\n\(line)\n".utf8), name: name)
            #expect(values.inManifest("${HOST}") == expected)
        }
    }

    @Test(
        "The escapes of Android's build tools are resolved",
        arguments: [
            (#"a\n\t\'\@"#, "a\n\t'@"), (#"/caf\u00e9"#, "/café"), (#"\\u00e9"#, #"\u00e9"#), (#"\u12"#, "u12"),
            (#"\ud83d"#, "ud83d"), (#"a\"#, "a"),
        ])
    func escapes(text: String, value: String) { #expect(text.withoutManifestEscapes == value) }

    // MARK: Unknown values

    @Test(
        "The known parts of a value are the strings around its references, which can contain others",
        arguments: [
            ("a", ["a"]), ("", [""]), ("@string/a", ["", ""]), ("a${b}", ["a", ""]), ("$(a).b$(c)", ["", ".b", ""]),
            ("a$(b_$(c)).d", ["a", ".d"]), ("a${b_$(c)_${d}}", ["a", ""]), ("a$(b_$(c)", ["a$(b_", ""]),
            ("a" + String(repeating: "$(", count: 99) + String(repeating: ")", count: 99), ["", ""]),
        ])
    func knownParts(text: String, parts: [String]) { #expect(text.knownParts == parts) }

    @Test(
        "The options for unknown values leave out names that no option can define",
        arguments: [
            (["${a}$(b)", "@string/c"], "--define a=VALUE --define b=VALUE --define c=VALUE"), (["$()"], ""),
            (["${a b}", "${x=y}", "$(c)"], "--define c=VALUE"),
        ])
    func options(values: [String], options: String) { #expect(values.defineOptions == options) }

    private static func outcome(
        _ data: String, _ link: String, flags: String = "", values: BuildValues = BuildValues()
    ) throws -> LinkVerdict {
        let text = """
            <manifest xmlns:android="http://schemas.android.com/apk/res/android" xmlns:merge="http://schemas.android.com/tools">
            <application><activity android:name=".A"\(flags)>\(SchemeDriftTests.filter(data))</activity></application></manifest>
            """
        let file = try AppManifest.read(Array(text.utf8), name: "", values: values).content
        let decider = AndroidDecider(manifest: file, links: nil)
        return decider.verdicts[link.withBytes(decider.verdict)]
    }

    @Test(
        "An unknown build value leaves only its own element of a filter undecided",
        arguments: [
            (#"<data android:scheme="https" android:host="h.x"/><data android:host="@string/h"/>"#, true),
            (#"<data android:scheme="https" android:host="h.x"/><data android:scheme="${s}"/>"#, true),
            (#"<data android:scheme="https" android:host="h.x" android:path="/a"/><data android:path="${p}"/>"#, true),
            (#"<data android:scheme="https" android:host="h.x" android:path="/b"/><data android:path="${p}"/>"#, false),
            (#"<data android:scheme="https" android:host="${h}"/>"#, false),
            (#"<data android:scheme="https" android:host="h.x" android:port="${p}"/>"#, false),
            (#"<data android:scheme="https" android:host="h.x" android:path="@string/p"/>"#, false),
            (#"<data android:scheme="${s}" android:host="h.x"/>"#, false),
        ])
    func siblings(data: String, isTaken: Bool) throws {
        let verdict = try Self.outcome(data, "https://h.x/a")
        #expect(verdict.outcome == (isTaken ? .matched : .unmatched))
        #expect(verdict.message.contains("not known") == !isTaken)
    }

    @Test("Given build values decide links as if the values were written in the manifest")
    func given() throws {
        let data = #"<data android:scheme="${s}" android:host="@string/h" android:path="/${id}/a"/>"#
        let values = Self.values("s=https", "h=h.x", "id=b")
        #expect(try Self.outcome(data, "https://h.x/b/a", values: values).outcome == .matched)
        #expect(
            try Self.outcome(data, "https://h.x/a", values: values).message == "no filter of the app matches the link")
    }

    @Test(
        "An unknown build value that cannot make a filter match raises no doubt",
        arguments: [
            (#"<data android:scheme="https" android:host="${h}.o.x"/>"#, "https://h.x/a"),
            (#"<data android:scheme="my-${s}"/>"#, "https://h.x/a"),
            (
                #"<data android:scheme="https" android:host="h.x" android:pathPrefix="/android/${id}"/>"#,
                "https://h.x/a"
            ),
            (#"<data android:scheme="my" android:host="${h}"/>"#, "https://h.x/a"),
        ])
    func impossible(data: String, link: String) throws {
        #expect(try Self.outcome(data, link).message == "no filter of the app matches the link")
    }

    @Test(
        "Merger markers and the 'enabled' and 'exported' flags decide if an activity gets links",
        arguments: [
            (#" merge:node="remove""#, false), (#" merge:node="removeAll""#, false), (#" merge:node="replace""#, true),
            (#" merge:node="merge""#, true), (#" merge:node="merge-only-attributes""#, true),
            (#" merge:node="strict""#, true), (#" android:enabled="false""#, false),
            (#" android:exported="false""#, false), (#" android:enabled="@bool/on""#, false),
            (#" android:exported="False""#, false), (#" android:enabled="FALSE""#, false),
            (#" android:exported="TRUE""#, true), (#" android:enabled="0""#, true),
            (#" android:enabled="false" merge:remove="android:enabled""#, true), (#" merge:ignore="x""#, true),
        ])
    func merger(flags: String, isTaken: Bool) throws {
        let verdict = try Self.outcome(
            #"<data android:scheme="https" android:host="h.x"/>"#, "https://h.x/", flags: flags)
        #expect((verdict.outcome == .matched) == isTaken)
    }

    @Test(
        "A Boolean attribute of a manifest is read in the spellings of the build tools",
        arguments: [
            ("true", []), ("True", []), ("TRUE", []), (" true ", []), ("false", []), ("False", []),
            ("tRUE", ["unverified-filter", "ignored-value"]),
            ("1", ["unverified-filter", "ignored-value"]),
        ])
    func flags(text: String, codes: [String]) throws {
        let filter = ManifestCheckTests.filter(ManifestCheckTests.site, flag: " android:autoVerify=\"\(text)\"")
        #expect(try ManifestCheckTests.problems(ManifestCheckTests.file(filter)).map(\.code) == codes)
    }

    @Test(
        "The verdict names an element or attribute that the decider does not read",
        arguments: [
            (#"<data android:scheme="https" android:sspPrefix="//h.x/"/>"#, "not checked: 'android:sspPrefix'"),
            (
                #"<data android:scheme="https" android:host="o.x" android:path="/y" android:sspPrefix="//h.x/"/>"#,
                "not checked: 'android:sspPrefix'"
            ),
            (
                #"<data android:scheme="https" android:host="h.x" android:path="/y" android:sspSuffix="a"/>"#,
                "not checked: 'android:sspSuffix'"
            ),
            (
                #"<data android:scheme="my"/></intent-filter><nav-graph android:value="@navigation/main"/><intent-filter>"#,
                "not checked: '<nav-graph>'"
            ),
        ])
    func unread(data: String, message: String) throws {
        let verdict = try Self.outcome(data, "https://h.x/a")
        #expect(verdict.outcome == .unmatched)
        #expect(verdict.message.hasSuffix(message), "\(verdict.message)")
        let answer = OriginDrift(try SchemeDriftTests.table("\"other://\"", "\"a\": \"/a\""))
            .answer(try SchemeDriftTests.manifest(SchemeDriftTests.filter(data)))
        if data.contains("nav-graph") { #expect(answer.unknownValues == ["<nav-graph>"]) }
    }

    @Test(
        "A filter with a scheme-specific part certainly matches its hosts and paths, unless a group blocks links",
        arguments: [
            (#"host="h.x" android:path="/y" android:ssp="b"/>"#, "/y", true),
            (#"host="h.x" android:path="/y" android:ssp="b"/>"#, "/z", false),
            (#"host="h.x" android:sspPattern=".*"/>"#, "/z", true),
            (#"ssp="//h.x/y"/>"#, "/y", false), (#"ssp="//h.x/y" android:path="/y"/>"#, "/y", false),
            (#"host="h.x" android:ssp="b" android:mimeGroup="g"/>"#, "/y", false),
            (#"host="${host}" android:ssp="b"/>"#, "/y", false),
            (
                #"host="h.x" android:path="/y" android:ssp="b"/><uri-relative-filter-group android:allow="false"><data android:path="/a"/></uri-relative-filter-group>"#,
                "/a", false
            ),
        ])
    func schemeSpecificPart(data: String, path: String, isCertain: Bool) throws {
        let verdict = try Self.outcome("<data android:scheme=\"https\" android:" + data, "https://h.x" + path)
        #expect((verdict.outcome == .matched) == isCertain)
        #expect(verdict.message.hasPrefix("no filter is known to match the link") == !isCertain, "\(verdict.message)")
    }

    @Test(
        "The reason that an unread filter does not match a link is its host, path or group, or else the unread part",
        arguments: [
            (#"host="a.x" android:path="/y" android:ssp="b"/>"#, "'android:ssp' is not checked"),
            (#"host="a.x" android:mimeGroup="g"/>"#, "the host is not one of a.x"),
            (#"host="a.x"/><data android:host=""/><data android:host="a.x"/>"#, "the host is not one of a.x, ''"),
            (#"host="h.x" android:mimeGroup="g"/>"#, "'android:mimeGroup' is not checked"),
            (#"host="h.x" android:path="/y" android:mimeGroup="g"/>"#, #"the path does not match path "/y""#),
            (
                #"host="h.x" android:mimeGroup="g"/><uri-relative-filter-group android:allow="false"><data android:path="/a"/></uri-relative-filter-group>"#,
                "it blocks the link"
            ),
        ])
    func reasons(data: String, reason: String) throws {
        let filter = SchemeDriftTests.filter("<data android:scheme=\"https\" android:" + data)
        let file = try SchemeDriftTests.manifest(filter)
        let decider = AndroidDecider(manifest: file, links: nil)
        #expect("https://h.x/a".withBytes(decider.steps).map(\.reason) == [reason])
    }

    @Test("A reason names at most five rules", arguments: [(6, "and 1 more rule"), (7, "and 2 more rules")])
    func longReason(count: Int, end: String) throws {
        let paths = (0..<count).map { "<data android:path=\"/\($0)\"/>" }.joined()
        let filter = SchemeDriftTests.filter(#"<data android:scheme="https" android:host="h.x"/>"# + paths)
        let decider = AndroidDecider(manifest: try SchemeDriftTests.manifest(filter), links: nil)
        #expect("https://h.x/a".withBytes(decider.steps).last?.reason?.hasSuffix("; \(end)") == true)
    }

    @Test(
        "A match by a verified filter for any host requires that web links are allowed",
        arguments: [
            (#"<data android:scheme="https"/>"#, true), (#"<data android:scheme="https" android:host="*"/>"#, true),
            (#"<data android:scheme="https" android:host="*.x"/>"#, true),
            (#"<data android:scheme="https" android:host="*"/><data android:host="h.x"/>"#, false),
        ])
    func anyHost(data: String, isDoubtful: Bool) throws {
        let text = """
            <manifest xmlns:android="http://schemas.android.com/apk/res/android"><application><activity android:name=".A">
            \(ManifestCheckTests.filter(data))</activity></application></manifest>
            """
        let decider = AndroidDecider(manifest: try AppManifest.read(Array(text.utf8), name: "").content, links: nil)
        let verdict = decider.verdicts["https://h.x/".withBytes(decider.verdict)]
        #expect(verdict.outcome == .matched)
        #expect(verdict.message.contains("must allow web links first") == isDoubtful)
    }

    @Test("A custom scheme link needs no autoVerify, and its verdict does not mention web links")
    func customScheme() throws {
        let data = #"<data android:scheme="my"/><data android:scheme="https"/>"#
        #expect(try Self.outcome(data, "my://a").message == "opens .A")
        #expect(try Self.outcome(data, "https://h.x/").message.contains("web links"))
    }
}
