#if Tool
    import Foundation
    import Testing
    import WaymarkAssociation
    import WaymarkManifest
    import WaymarkNotations
    import WaymarkProofs

    @testable import WaymarkTool

    @Suite("First route files")
    struct FirstRouteFileTests {
        @Test(
            "The template of a first route file has no problems, and its examples hold",
            arguments: ["example.com", "*.example.com", "example.com:8443", "[::1]"])
        func template(_ host: String) throws {
            let file = try RouteFile(
                text: InitialRouteFile.template(host: host, scheme: "myapp"), name: "waymark.yaml")
            #expect(file.problems().isEmpty)
            let report = ExampleRunner(file: file, router: try file.router { $0.name.value }).report()
            #expect(report.failed == 0 && report.passed > 1)
        }

        /// Rules as in real apps, and some that a route file cannot express.
        static let components = [
            #"{ "/": "/buy/*" }"#, #"{ "/": "/help/*", "?": { "articleNumber": "????" } }"#, #"{ "/": "*" }"#, "{}",
            #"{ "/": "/$(lang)_$(region)/$(food)/" }"#, ##"{ "#": "no_universal_links", "exclude": true }"##,
            #"{ "/": "/*/*/$(food)" }"#, #"{ "/": "/a/{b}/[c]" }"#, #"{ "/": "/(a|b)?c" }"#, #"{ "/": "" }"#,
            #"{ "/": "/a//b/" }"#,
            #"{ "/": "/a", "?": "x=*" }"#, #"{ "/": "/a", "?": { "a b": "?*", "=&": "c d" } }"#, #"{ "/": "//" }"#,
            #"{ "/": "/../x" }"#, #"{ "/": "/ü %C3%BC %zz" }"#, #"{ "/": "a?*" }"#, #"{ "/": "/$(food" }"#,
            #"{ "/": "/:id/<a>" }"#,
            ##"{ "/": "/x", "#": "*" }"##, ##"{ "/": "/x", "#": "a b#c" }"##, #"{ "/": "/a'b\"c\\d" }"#,
        ]

        @Test(
            "Rules of an Apple association file become a valid first route file", arguments: components.indices)
        func apple(_ index: Int) throws {
            // The rule together with some of the other rules, or with itself.
            for other in Self.components.indices where (other - index) % 4 == 0 {
                let rules = [Self.components[index], Self.components[other]].joined(separator: ",")
                let text = """
                    { "applinks": { "substitutionVariables": { "food": ["burrito", "pizza's"] }, "details": [
                    { "appIDs": ["ABCDE12345.com.example.app"], "components": [\(rules)] }] } }
                    """
                let (site, _) = try SiteAssociation.read(Array(text.utf8), name: "aasa.json")
                try Self.check(InitialRouteFile(site, app: nil, host: "example.com", file: "aasa.json"))
            }
        }

        static let data = [
            #"android:path="/a""#, #"android:pathPrefix="/""#, #"android:pathPrefix="/a/b""#,
            #"android:pathPrefix="/a/""#,
            #"android:pathPattern="/item/.*\\.html""#, #"android:pathPattern="/item/.*/x/.*""#,
            #"android:pathSuffix=".pdf""#,
            #"android:pathAdvancedPattern="/p/[^/]+/r""#, #"android:path="/{a}|(b)""#, #"android:path="no-slash""#,
            #"android:path="/a//b""#, #"android:path="/..""#, #"android:path="/%zz""#, "",
        ]

        @Test("Filters of an Android manifest become a valid first route file", arguments: data)
        func android(_ data: String) throws {
            let text = """
                <manifest xmlns:android="http://schemas.android.com/apk/res/android" package="com.example.app"><application>
                <activity android:name=".Main" android:exported="true"><intent-filter>
                <action android:name="android.intent.action.VIEW"/>
                <data android:scheme="https" android:host="example.com"/><data android:host="*.example.com" android:port="8443"/>
                <data \(data)/></intent-filter>
                <intent-filter><action android:name="android.intent.action.VIEW"/><data android:scheme="myapp"/></intent-filter>
                </activity></application></manifest>
                """
            let (manifest, _) = try AppManifest.read(Array(text.utf8), name: "AndroidManifest.xml")
            try Self.check(InitialRouteFile(manifest, file: "AndroidManifest.xml"))
        }

        @Test("A first route file keeps patterns of every notation as written", arguments: Notation.all.map(\.name))
        func patterns(_ name: String) throws {
            let notation = try #require(Notation(named: name))
            let patterns = [
                "/user/:id", "user/<id: Int64>", "/a", "/a", "/b/**", "{broken", "/it's/\"quoted\"", "myapp://x/y",
            ]
            var draft = InitialRouteFile(patterns: patterns, in: notation)
            let file = try RouteFile(text: draft.validContents(), name: "waymark.yaml")
            #expect(file.routes.flatMap { $0.patterns.map(\.value) }.allSatisfy(patterns.contains))
            #expect(file.routes.count + draft.leftOut.count == patterns.count)
            _ = try file.router()
        }

        /// A rule of Apple's systems, and the patterns of its route; none if it is left out.
        struct RuleRow: Sendable, CustomTestStringConvertible {
            let rule: String
            let patterns: [String]
            var testDescription: String { rule }

            init(_ rule: String, _ patterns: String...) { (self.rule, self.patterns) = (rule, patterns) }
        }

        @Test(
            "An Apple rule becomes the expected patterns, or a comment if no pattern fits",
            arguments: [
                RuleRow(#"{ "/": "/wiki/Special:*" }"#, "/wiki/Special:/**", "/wiki/Special:{part}/**"),
                RuleRow(#"{ "/": "/buy/*" }"#, "/buy/**"), RuleRow(#"{ "/": "/buy/?*" }"#, "/buy/**+"),
                RuleRow(#"{ "/": "/*/edit" }"#, "/**+/edit"), RuleRow(#"{ "/": "/caf%C3%A9" }"#, "/café"),
                RuleRow(#"{ "/": "/n/$(digit)" }"#, "/n/{part: Text}"),
                RuleRow(#"{ "/": "*.html" }"#, "/**/.html", "/**/{part}.html"),
                RuleRow(
                    #"{ "/": "/*-p-*.html" }"#, "/**/{part: P}", "/**/{part2: P2}/**/.html",
                    "/**/{part2: P2}/**/{part3}.html"),
                RuleRow(#"{ "/": "/:id/$a/b:c" }"#, "/%3Aid/%24a/b:c"),
                RuleRow(#"{ "/": "*" }"#, "/**"), RuleRow(#"{ "/": "/*" }"#, "/**"),
                RuleRow(#"{ "/": "*/login" }"#, "/**/login"), RuleRow(#"{ "/": "*/article/*" }"#, "/**/article/**"),
                RuleRow(#"{ "/": "/a", "?": { "mode": "web*" } }"#, "/a?mode={mode: Web}"),
                RuleRow(#"{ "/": "/*/*" }"#, "/**+"), RuleRow(#"{ "/": "/a/*/*" }"#, "/a/**+"),
                RuleRow(#"{ "/": "/a", "?": { "mode": "*" } }"#, "/a?mode={mode?}"),
                RuleRow(#"{ "/": "/a", "?": { "%C3%BC": "?*" } }"#, "/a?ü={part: NotEmpty}"),
                RuleRow(##"{ "/": "/a", "#": "/editor*" }"##, "/a#{fragment: Editor}"),
                RuleRow(#"{ "/": "/a", "caseSensitive": false }"#, "/a"),
                // Rules that routes cannot express: an unnecessary escape, an item without a value, some escaped
                // characters, a whole query.
                RuleRow(#"{ "/": "/%61" }"#), RuleRow(#"{ "/": "/a", "?": { "p": "" } }"#),
                RuleRow(#"{ "/": "/a", "?": { "p": "????" } }"#), RuleRow(#"{ "/": "/a", "?": "p=1" }"#),
            ])
        func rule(row: RuleRow) throws {
            let text = #"{ "applinks": { "details": [{ "appIDs": ["ABCDE12345.a"], "components": [\#(row.rule)] }] } }"#
            let (site, _) = try SiteAssociation.read(Array(text.utf8), name: "aasa.json")
            let draft = InitialRouteFile(site, app: nil, host: "example.com", file: "aasa.json")
            #expect(draft.routes.flatMap(\.patterns) == row.patterns)
            #expect(draft.leftOut.isEmpty == !row.patterns.isEmpty)
        }

        private static let detailsOfVariable =
            #""details": [{ "appIDs": ["ABCDE12345.a"], "components": [{ "/": "/x/$(v)" }] }]"#

        @Test(
            "Rules that no route can express change the exit code of init",
            arguments: [
                (#"{ "details": [{ "appIDs": ["ABCDE12345.a"], "components": [{ "/": "/a" }] }] }"#, 0, "  a: '/a'"),
                (
                    #"{ "details": [{ "appID": "ABCDE12345.a", "paths": ["/a"] }, { "appID": "ABCDE12345.b", "paths": ["/b", "/b"] }] }"#,
                    1,
                    "# - details[1]: { \"/\": \"/b\" }: rules of 'ABCDE12345.b', an app with other rules"
                ),
                (
                    #"{ "details": [{ "appID": "ABCDE12345.a", "paths": ["/a"] }, { "appID": "", "paths": ["/b"] }] }"#,
                    1,
                    "{ \"/\": \"/b\" }: rules of no app"
                ),
                (
                    #"{ "details": [{ "appID": "ABCDE12345.a", "paths": ["/a"] }, { "appID": "ABCDE12345.b", "paths": ["/a", "/a"] }] }"#,
                    0, "  ios: { appIDs: ['ABCDE12345.a', 'ABCDE12345.b'] }\nroutes:\n  a: '/a'\n"
                ),
                (
                    #"{ "details": [{ "appID": "ABCDE12345.a", "paths": ["/%61", "/%61"] }] }"#, 1,
                    "# Left out, each with its reason:\n# - details[0].paths[0]: { \"/\": \"/%61\" }: patterns such as '/a' take more, such as https://example.com/a\n"
                ),
                (
                    #"{ "details": [{ "appID": "ABCDE12345.a", "paths": ["/a", "/é/*"] }] }"#, 1,
                    "{ \"/\": \"/é/*\" }: it matches no link"
                ),
                (
                    #"{ "substitutionVariables": { "v": ["*"] }, \#(detailsOfVariable) }"#, 0, "  x: '/x/**'"
                ),
                (
                    #"{ "substitutionVariables": { "v": [] }, \#(detailsOfVariable) }"#, 1,
                    "{ \"/\": \"/x/$(v)\" }: route patterns cannot express it"
                ),
                (
                    #"{ "details": [{ "appIDs": ["ABCDE12345.a"], "components": [{ "/": "/a", "x-note": 1 }] }] }"#, 0,
                    "  a: '/a'"
                ),
                (
                    #"{ "details": [{ "appID": "ABCDE12345.a", "paths": ["/a", 1] }] }"#, 1,
                    "an item of 'paths' is ignored: expected a string"
                ),
                (
                    #"{ "details": [{ "appID": "ABCDE12345.a", "paths": ["/a", "/b%0A"] }] }"#, 1,
                    "{ \"/\": \"/b%0A\" }: the policy rejects every link that this pattern would match (controlCharacter)"
                ),
                (#"{ "details": "x" }"#, 2, "has no rule by which links reach an app"),
                (
                    #"{ "details": { "appIDs": ["ABCDE12345.a"], "components": [] } }"#, 2,
                    "has no rule by which links reach an app"
                ),
            ])
        func exitCodes(_ links: String, _ code: Int32, _ text: String) throws {
            let run = try ToolRun(
                ["init", "--output", "-", "--aasa", "-"], input: Array("{ \"applinks\": \(links) }".utf8))
            #expect(run.ending == .exit(code))
            #expect((run.output + run.errors).contains(text), "\(run.output)\(run.errors)")
        }

        private static let site = #"<data android:scheme="https" android:host="www.example.com"/>"#

        @Test(
            "A manifest filter becomes a route where its values are known, and otherwise a comment",
            arguments: [
                (#"<data android:scheme="mailto" android:ssp="a@b"/>"#, 1, "'android:ssp' is not checked"),
                (
                    #"<data android:scheme="myapp" android:sspPrefix="//user/"/>"#, 1,
                    "routes: {}\n\n# Left out, each with its reason:\n# - activity[0].intent-filter[0]: 'android:sspPrefix'"
                ),
                (#"<data android:scheme="myapp" android:sspPattern=".*"/>"#, 1, "routes: {}"),
                (#"<data android:scheme="myapp" android:sspAdvancedPattern=".*"/>"#, 1, "routes: {}"),
                (
                    #"<data android:scheme="https" android:host="@string/h"/><data android:host="b.com" android:path="/z"/>"#,
                    1, "sources: ['https://b.com']"
                ),
                (
                    #"<data android:scheme="https" android:host="@string/h"/><data android:host="b.com" android:path="/z"/>"#,
                    1, "# - activity[0].intent-filter[0]: '@string/h' is known only after the build"
                ),
                (
                    #"<data android:scheme="https" android:host="*.b.com" android:pathPattern="/i/.*\\.a"/><data android:host="*" android:pathPattern="/i/.*\\.a"/><data android:host="*"/>"#,
                    1,
                    "reason:\n# - activity[0].intent-filter[0]: no source of routes can express 'https://*'\n# - activity[0].intent-filter[0].data[0]: pathPattern '/i/.*\\.a': no pattern matches all of its links, such as https://www.b.com/i/a/.a\n"
                ),
                (
                    #"<data android:scheme="https"/><data android:scheme="${s}"/><data android:host="b.com" android:path="/z"/>"#,
                    1, "  z: '/z'\n\n# Left out, each with its reason:\n# - activity[0].intent-filter[0]: '${s}'"
                ),
                (
                    #"<data android:scheme="https" android:host="b.com" android:path="/z"/><data android:path="${p}"/>"#,
                    1, "  z: '/z'\n\n# Left out, each with its reason:\n# - activity[0].intent-filter[0]: '${p}'"
                ),
                (#"<data android:scheme="https" android:host="b.com" android:path="${p}"/>"#, 1, "routes: {}"),
                (#"\#(site)<data android:pathPrefix="/"/>"#, 0, "routes:\n  app: '/**'\n"),
                (#"\#(site)<data android:pathPattern="/.*"/>"#, 0, "routes:\n  app: '/**'\n"),
                (
                    #"\#(site)<data android:path="/cart"/><data android:pathPrefix="/"/>"#, 0,
                    "  cart: '/cart'\n  app: '/**'\n"
                ),
                (
                    #"<data android:scheme="my" android:host="a" android:pathPrefix="/"/>"#, 1,
                    "pathPrefix '/': it does not match 'my://a', which routes match like 'my://a/'"
                ),
                (
                    #"<data android:scheme="https"/><data android:scheme="my"/><data android:host="b.com" android:path="/"/>"#,
                    1, "sources: ['https://b.com']\nroutes:\n  home: '/'\n"
                ),
                (#"<data android:scheme="$URL_SCHEME"/>"#, 1, "'$URL_SCHEME' is no valid scheme in lowercase"),
                (#"\#(site)<data android:path="/z" data-generated="true"/>"#, 0, "  z: '/z'\n"),
                (
                    #"<data android:scheme="https" android:host="b.com" android:port="443"/>"#, 1,
                    "routes: {}\n\n# Left out, each with its reason:\n# - activity[0].intent-filter[0]: 'https://b.com:443'"
                ),
                (
                    #"<data android:scheme="https" android:host="a.com" android:port="8443"/><data android:host="*.b.com"/>"#,
                    0, "drift --manifest - --host www.b.com\n"
                ),
                (#"\#(site)<data android:path="/z" pathprefix="/y"/>"#, 1, "unknown key 'pathprefix'"),
                (#"\#(site)<data android:pathSuffix="/edit"/>"#, 0, "  edit: '/**/edit'\n"),
                (
                    #"\#(site)<data android:path="/c/:id"/><data android:path="/../x"/><data android:path="/cart"/>"#,
                    1,
                    "  c.id: '/c/%3Aid'\n  cart: '/cart'\n\n# Left out, each with its reason:\n# - activity[0].intent-filter[0].data[2]"
                ),
                (#"\#(site)<data android:path="/$a"/><data android:path="/&lt;b>^`"/>"#, 0, "  b: '/%3Cb%3E%5E%60'\n"),
                (#"\#(site)<data android:pathPrefix="/b&#9;"/>"#, 1, "'/b\\t': the policy rejects every link"),
                (#"<data android:scheme="content"/><data android:scheme="file"/>"#, 2, "has no rule by which links"),
                (
                    #"<data android:scheme="file"/><data android:scheme="https" android:host="b.com" android:path="/z"/>"#,
                    0, "sources: ['https://b.com']"
                ),
            ])
        func filters(_ data: String, _ code: Int32, _ text: String) throws {
            let run = try ToolRun(
                ["init", "--output", "-", "--manifest", "-"], input: Array(Self.manifest(data).utf8))
            #expect(run.ending == .exit(code), "\(run.errors)")
            #expect((run.output + run.errors).contains(text), "\(run.output)\(run.errors)")
        }

        /// Returns a manifest with an intent filter for each element of `data`.
        private static func manifest(_ data: String...) -> String {
            let names =
                ["action android:name=\"android.intent.action.VIEW\""]
                + ["DEFAULT", "BROWSABLE"].map { "category android:name=\"android.intent.category.\($0)\"" }
            let begin = names.map { "<\($0)/>" }.joined()
            return """
                <manifest xmlns:android="http://schemas.android.com/apk/res/android"><application><activity android:name=".A">
                \(data.map { "<intent-filter>\(begin)\($0)</intent-filter>" }.joined())</activity></application></manifest>
                """
        }

        @Test("Filters with the same rules become one route for each rule")
        func alikeFilters() throws {
            let paths = ["/a", "/b", "/a"].map { #"<data android:path="\#($0)"/>"# }.joined()
            let hosts = ["x.com", "y.com"].map { #"<data android:scheme="https" android:host="\#($0)"/>"# }
            let text = Self.manifest(hosts[0] + paths, hosts[1] + paths, #"<data android:scheme="myapp"/>"#)
            let (manifest, _) = try AppManifest.read(Array(text.utf8), name: "AndroidManifest.xml")
            let routes = InitialRouteFile(manifest, file: "AndroidManifest.xml").routes
            #expect(routes.map(\.patterns) == [["/a"], ["/b"], ["/**"]])
            #expect(
                routes.map(\.sources) == [
                    ["https://x.com", "https://y.com"], ["https://x.com", "https://y.com"], ["myapp://"],
                ])
        }

        @Test("Each filter without a route has a comment, also if another filter has the same rules")
        func alikeComments() throws {
            let path = #"<data android:pathPrefix="/"/>"#
            let data = ["https", "myapp", "myapp-dev"].map {
                #"<data android:scheme="\#($0)" android:host="open"/>"# + path
            }
            let text = Self.manifest(data[0], data[1], data[2])
            let (manifest, _) = try AppManifest.read(Array(text.utf8), name: "AndroidManifest.xml")
            let made = ConvertedRoutes(manifest)
            #expect(made.routes.map(\.sources) == [["https://open"]])
            #expect(
                made.leftOut
                    == [(1, "myapp"), (2, "myapp-dev")].map { index, scheme in
                        "activity[0].intent-filter[\(index)].data[1]: pathPrefix '/': it does not match '\(scheme)://open',"
                            + " which routes match like '\(scheme)://open/'"
                    })
        }

        private static func groups(blocking path: String, allowing prefix: String = "/") -> String {
            #"<uri-relative-filter-group android:allow="false"><data android:path="\#(path)"/></uri-relative-filter-group>"#
                + #"<uri-relative-filter-group><data android:pathPrefix="\#(prefix)"/></uri-relative-filter-group>"#
        }

        @Test("Filters that block links are converted for each host")
        func blockingFilters() throws {
            let groups = ["/no", "/nope"].map { Self.groups(blocking: $0) }
            let hosts = ["a.example", "b.example"].map { #"<data android:scheme="https" android:host="\#($0)"/>"# }
            let text = Self.manifest(hosts[1] + groups[0], hosts[0] + groups[1], hosts[1] + groups[1])
            let (manifest, _) = try AppManifest.read(Array(text.utf8), name: "AndroidManifest.xml")
            let closed = ConvertedRoutes(manifest).routes.filter(\.excludes)
            #expect(closed.map(\.patterns) == [["/no"], ["/nope"]])
            #expect(closed.map(\.sources) == [["https://b.example"], ["https://a.example"]])
        }

        @Test("Each rule of a further filter that blocks links of a host has a comment, also if filters are equal")
        func furtherBlockingFilters() throws {
            let data = #"<data android:scheme="https" android:host="a.example" android:pathPrefix="/a"/>"#
            let filters = ["/x", "/y", "/y"].map { data + Self.groups(blocking: $0, allowing: "/b") }
            let text = Self.manifest(filters[0], filters[1], filters[2])
            let made = ConvertedRoutes(try AppManifest.read(Array(text.utf8), name: "AndroidManifest.xml").content)
            #expect(made.routes.filter(\.excludes).map(\.patterns) == [["/x"]])
            let names = ["data[0]", "uri-relative-filter-group[0]", "uri-relative-filter-group[1]"]
            let rules = zip(names, ["pathPrefix '/a'", "not path '/y'", "pathPrefix '/b'"])
            #expect(
                made.leftOut
                    == rules.flatMap { name, written in
                        [1, 2].map {
                            "activity[0].intent-filter[\($0)].\(name): \(written): another filter of its hosts has groups"
                                + " that block, too"
                        }
                    })
        }

        @Test("The comment of a first route file contains the command that compares it, quoted for a shell")
        func command() throws {
            let folder = try TemporaryFolder()
            let data = #"<data android:scheme="https" android:host="${h}" android:path="/z"/>"#
            let manifest = try folder.write(Array(Self.manifest(data).utf8), to: "it's $A.xml").path
            let routes = folder.url.path + "/my routes.yaml"
            let run = try ToolRun(["init", "--output", routes, "--manifest", manifest, "--define", "h=b.com"])
            #expect(run.output == "\(routes): 1 route; next: waymark check --routes '\(routes)'\n")
            let file = "'\(folder.url.path)/it'\\''s $A.xml'"
            let command = "#   waymark drift --manifest \(file) --routes '\(routes)' --define 'h=b.com'\n"
            #expect(try String(contentsOfFile: routes, encoding: .utf8).contains(command))
        }

        @Test(
            "In the command of a first route file, a file whose name begins with '-' is no option",
            arguments: [("-m.xml", "'--manifest=-m.xml'"), ("-", "--manifest -"), ("a-m.xml", "--manifest a-m.xml")])
        func dash(_ file: String, _ words: String) throws {
            let manifest = Self.manifest(#"<data android:scheme="https" android:host="b.com" android:path="/z"/>"#)
            let app = try AppManifest.read(Array(manifest.utf8), name: file).content
            let options = "--routes".withValue("-x.yaml")
            let draft = InitialRouteFile(app, file: file, options: options)
            #expect(draft.introduction.contains("  waymark drift \(words) '--routes=-x.yaml'"))
        }

        @Test("Of routes for the same links, a first route file keeps the first, and invalid routes are comments")
        func invalidRoutes() throws {
            var draft = InitialRouteFile(patterns: ["/a/{b}", "/a/{c}", "/{d", "/a/{e}", "/f"], in: .braces)
            let file = try RouteFile(text: draft.validContents(), name: "waymark.yaml")
            #expect(file.routes.flatMap { $0.patterns.map(\.value) } == ["/a/{b}", "/f"])
            #expect(draft.leftOut.map { $0.prefix { $0 != ":" } }.sorted() == ["/a/{c}", "/a/{e}", "/{d"])
        }

        @Test("A draft with an error outside of its routes becomes a valid file without routes")
        func invalidType() throws {
            var draft = InitialRouteFile()
            draft.types = [("T", "{ oneOf: [] }")]
            draft.routes = [InitialRouteFile.Route(name: "a", patterns: ["/a/{t: T}"])]
            let file = try RouteFile(text: draft.validContents(), name: "waymark.yaml")
            #expect(file.routes.isEmpty && draft.leftOut.count == 1)
        }

        private static func check(_ draft: InitialRouteFile) throws {
            var draft = draft
            let count = draft.routes.count
            let file = try RouteFile(text: draft.validContents(), name: "waymark.yaml")
            _ = try file.router()
            #expect(file.routes.count == draft.routes.count)
            #expect(draft.routes.count + draft.leftOut.count >= count)
        }
    }
#endif
