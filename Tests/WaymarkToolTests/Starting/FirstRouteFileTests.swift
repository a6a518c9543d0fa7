#if Tool
    import Foundation
    import Testing
    import WaymarkAssociation
    import WaymarkManifest
    import WaymarkNotations

    @testable import WaymarkTool

    @Suite("First route files")
    struct FirstRouteFileTests {
        @Test("The one to change is sound, and its examples hold")
        func template() throws {
            let file = try RouteFile(
                text: FirstRouteFile.template(host: "example.com", scheme: "myapp"), name: "waymark.yaml")
            #expect(file.problems().isEmpty)
            let report = ExampleRunner(file: file, router: try file.router { $0.name.value }).report()
            #expect(report.failed == 0 && report.passed > 1)
        }

        /// Rules of files that apps have, and some that no route file has words for.
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
            "Whatever a file of Apple's systems says becomes a route file that is sound", arguments: components.indices)
        func apple(_ index: Int) throws {
            // Alone, and beside some of the other rules.
            for other in Self.components.indices where (other - index) % 4 == 0 {
                let rules = [Self.components[index], Self.components[other]].joined(separator: ",")
                let text = """
                    { "applinks": { "substitutionVariables": { "food": ["burrito", "pizza's"] }, "details": [
                    { "appIDs": ["ABCDE12345.com.example.app"], "components": [\(rules)] }] } }
                    """
                let (site, _) = try SiteAssociation.read(Array(text.utf8), name: "aasa.json")
                try Self.check(FirstRouteFile(site, app: nil, host: "example.com", file: "aasa.json"))
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

        @Test("Whatever a manifest of Android says becomes a route file that is sound", arguments: data)
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
            try Self.check(FirstRouteFile(manifest, file: "AndroidManifest.xml"))
        }

        @Test("Patterns of every library stay as they are", arguments: Notation.all.map(\.name))
        func patterns(_ name: String) throws {
            let notation = try #require(Notation(named: name))
            let patterns = [
                "/user/:id", "user/<id: Int64>", "/a", "/a", "/b/**", "{broken", "/it's/\"quoted\"", "myapp://x/y",
            ]
            var draft = FirstRouteFile(patterns: patterns, in: notation)
            let file = try RouteFile(text: draft.soundText(), name: "waymark.yaml")
            #expect(file.routes.flatMap { $0.patterns.map(\.value) }.allSatisfy(patterns.contains))
            #expect(file.routes.count + draft.leftOut.count == patterns.count)
            _ = try file.router()
        }

        private static func check(_ draft: FirstRouteFile) throws {
            var draft = draft
            let count = draft.routes.count
            let file = try RouteFile(text: draft.soundText(), name: "waymark.yaml")
            _ = try file.router()
            #expect(file.routes.count == draft.routes.count)
            #expect(draft.routes.count + draft.leftOut.count >= count)
        }
    }
#endif
