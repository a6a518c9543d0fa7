import TestSupport
import Testing
import WaymarkManifest
import WaymarkCore

@testable import WaymarkAssociation

/// Problems of entitlements and `Info.plist`, and files without problems.
struct PropertyListTests {
    static let head = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        """

    static func entitlements(_ entries: [String]) -> String {
        let list = entries.map { "<string>\($0)</string>" }.joined()
        return head + "<dict><key>com.apple.developer.associated-domains</key><array>\(list)</array></dict></plist>"
    }

    static func info(_ schemes: [String]) -> String {
        let list = schemes.map { "<string>\($0)</string>" }.joined()
        return head
            + "<dict><key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array>\(list)</array></dict></array></dict></plist>"
    }

    static func domainProblems(_ text: String) throws -> [AssociationProblem] {
        try AppEntitlements.checked(Array(text.utf8), name: "file").problems
    }

    static func schemeProblems(_ text: String) throws -> [AssociationProblem] {
        try AppInfo.checked(Array(text.utf8), name: "file").problems
    }

    struct Row: CustomTestStringConvertible, Sendable {
        let texts: [String]
        let codes: [String]
        let mended: String?

        init(_ texts: [String], _ codes: [String] = [], mended: String? = nil) {
            (self.texts, self.codes, self.mended) = (texts, codes, mended)
        }

        var testDescription: String { "\(texts): \(codes)" }
    }

    @Test(
        "Each associated domain is reported with exactly its expected problems",
        arguments: [
            Row(["applinks:example.com"]), Row(["applinks:*.example.com", "webcredentials:example.com"]),
            Row(["example.com"], ["no-domain-service"], mended: "applinks:example.com"),
            Row(["https://example.com/a"], ["no-domain-service"], mended: "applinks:example.com"),
            Row(["applinks:https://example.com"], ["invalid-domain"], mended: "applinks:example.com"),
            Row(["applinks://example.com"], ["invalid-domain"], mended: "applinks:example.com"),
            Row(["applinks:example.com/"], ["invalid-domain"], mended: "applinks:example.com"),
            Row(["applinks:example.com/*"], ["invalid-domain"], mended: "applinks:example.com"),
            Row(["applinks:*.example.com/*"], ["invalid-domain"], mended: "applinks:*.example.com"),
            Row(["applinks: example.com"], ["invalid-domain"], mended: "applinks:example.com"),
            Row([" applinks:example.com"], ["no-domain-service"], mended: "applinks:example.com"),
            Row(["\n  webcredentials:a.com\n"], ["no-domain-service"], mended: "webcredentials:a.com"),
            Row([" example.com"], ["no-domain-service"], mended: "applinks:example.com"),
            Row(["applinks:"], ["invalid-domain"]),
            Row(["applink:example.com"], ["unknown-service"], mended: "applinks:example.com"),
            Row(["applinks:example.com:8443"], ["domain-port"]),
            Row(["applinks:example.com:x"], ["invalid-domain"], mended: "applinks:example.com"),
            Row(["applinks:example.com?mode=developer"], ["developer-mode"]),
            Row(["applinks:example.com", "applinks:example.com?mode=developer"]),
            Row(
                ["applinks:Example.com?mode=developer", "applinks:example.com"], ["capital-letters"],
                mended: "applinks:example.com?mode=developer"),
            Row(["webcredentials:example.com", "applinks:example.com?mode=developer"], ["developer-mode"]),
            Row(["applinks:example.com?mode=managed"]),
            Row(["applinks:example.com?mode=develper"], ["unknown-mode"], mended: "?mode=developer"),
            Row(["applinks:example.com?developer"], ["unknown-mode"], mended: "?mode=developer"),
            Row(["applinks:*"], ["wildcard-in-domain"]), Row(["applinks:www.*.com"], ["wildcard-in-domain"]),
            Row(["applinks:Example.com"], ["capital-letters"], mended: "applinks:example.com"),
            Row(["applinks:exämple.com"], ["unencoded-domain"]),
            Row(["applinks:a.com", "applinks:A.com"], ["duplicate-domain"]),
            Row(["applinks:$(HOST)"], ["unresolved-value"]), Row(["$(HOST)"], ["unresolved-value"]),
            Row(["applinks:*$(HOST):8$(PORT)?mode=$(MODE)"], ["unresolved-value"]),
            Row(["applinks:https://$(HOST)/"], ["invalid-domain"]), Row(["applinks:$(HOST"], ["invalid-domain"]),
            Row(["applinks:www.*.$(HOST)"], ["wildcard-in-domain"]),
            Row(["aplinks:$(HOST)"], ["unknown-service", "unresolved-value"], mended: "applinks:$(HOST)"),
            Row(["applinks:a.com, applinks:b.com"], ["invalid-domain"]),
            Row(["applinks:a.com applinks:b.com"], ["invalid-domain"]), Row(["a.com,b.com"], ["no-domain-service"]),
            Row(["https://a.com, https://b.com"], ["no-domain-service"]),
            Row(["applinks:a.com?mode=developer,applinks:b.com"], ["unknown-mode"]),
            Row(["a.com developer"], ["no-domain-service"], mended: "applinks:a.com"),
            Row(["applinks:a.com webcredentials"], ["invalid-domain"], mended: "applinks:a.com"),
        ])
    func domains(_ row: Row) throws {
        let problems = try Self.domainProblems(Self.entitlements(row.texts))
        #expect(problems.map(\.code) == row.codes)
        if !row.codes.isEmpty { #expect(problems.first?.suggestion == row.mended.map { "'\($0)'" }) }
    }

    @Test(
        "Each URL scheme is reported with exactly its expected problems",
        arguments: [
            Row(["myapp"]), Row(["my-app", "my.app"]), Row(["myapp:"], ["invalid-scheme"], mended: "myapp"),
            Row(["myapp://"], ["invalid-scheme"], mended: "myapp"),
            Row(["my_app"], ["invalid-scheme"], mended: "my-app"),
            Row(["MyApp"], ["capital-letters"], mended: "myapp"), Row(["https"], ["default-app-scheme"]),
            Row(["http", "MAILTO", "sms", "tel"], Array(repeating: "default-app-scheme", count: 4)),
            Row(["facetime"], ["reserved-scheme"]),
            Row(["a", "A"], ["capital-letters", "duplicate-scheme"], mended: "a"),
            Row(["a", "a"], ["duplicate-scheme"]), Row(["$(SCHEME)"], ["unresolved-value"]),
            Row(["msauth.$(ID:lower)"], ["unresolved-value"]), Row(["my_$(ID)"], ["invalid-scheme"]),
            Row(["msauth.$(ID)://auth"], ["invalid-scheme"], mended: "msauth.$(ID)"),
            Row(["https://a.b.$(ID)"], ["invalid-scheme"]),
            Row(["my/app"], ["invalid-scheme"], mended: "my"),
            Row([""], ["invalid-scheme"]), Row(["https://go.chat.example"], ["invalid-scheme"]),
            Row(["http:"], ["invalid-scheme"]), Row(["HTTPS://Example.com/a"], ["invalid-scheme"]),
            Row(["//example.com"], ["invalid-scheme"]), Row(["example.com/a"], ["invalid-scheme"]),
            Row(["com.example.app:/callback"], ["invalid-scheme"], mended: "com.example.app"),
            Row(["1a"], ["invalid-scheme"]), Row([" myapp "], ["invalid-scheme"], mended: "myapp"),
        ])
    func schemes(_ row: Row) throws {
        let problems = try Self.schemeProblems(Self.info(row.texts))
        #expect(problems.map(\.code) == row.codes)
        if !row.codes.isEmpty { #expect(problems.first?.suggestion == row.mended.map { "'\($0)'" }) }
    }

    @Test(
        "A web address among URL schemes gets help that points to the entitlements",
        arguments: [
            ("https://go.chat.example", "write 'applinks:go.chat.example' into the entitlements"),
            ("http:", "write 'applinks:' and the host into the entitlements"),
            ("//Example.com/a", "write 'applinks:example.com' into the entitlements"),
        ])
    func webAddress(scheme: String, help: String) throws {
        #expect(try Self.schemeProblems(Self.info([scheme])).map(\.help) == [help])
    }

    @Test("A value with line breaks is on one line of the description")
    func lineBreaks() throws {
        let problem = try #require(try Self.schemeProblems(Self.info(["a\nb"])).first)
        #expect(problem.description.contains("error: invalid scheme 'a\\nb': expected"))
    }

    @Test(
        "A scheme of default apps is a warning, with help for other apps",
        arguments: [
            ("https", "unless the app is a browser, write 'applinks:' and the host into the entitlements"),
            ("mailto", "remove it, unless the app can be the default one"),
        ])
    func defaultApps(scheme: String, help: String) throws {
        let problems = try Self.schemeProblems(Self.info([scheme]))
        #expect(problems.map(\.severity) == [.warning])
        #expect(problems.map(\.help) == [help])
    }

    @Test("Capital letters in a URL scheme of an Info.plist are a note")
    func capitalScheme() throws {
        #expect(try Self.schemeProblems(Self.info(["MyApp"])).map(\.severity) == [.note])
    }

    @Test("A problem of a property list has the line and column of its value") func places() throws {
        let text = Self.entitlements(["a.com", "applinks:b.com"])
        let problem = try #require(try Self.domainProblems(text).first)
        #expect(problem.place.line == 3)
        #expect(problem.sourceLine.dropFirst(problem.caret).hasPrefix("<string>a.com"))
    }

    @Test(
        "A file that is not an XML property list is refused with a code",
        arguments: [
            ("<a/>", "no-property-list"), ("{ a = b; }", "no-property-list"), ("bplist00", "binary-property-list"),
            ("", "xml-syntax"), ("<plist><array><string>applinks:a.com</string></array></plist>", "ignored-value"),
            ("<plist>", "xml-syntax"), ("<!doctype HTML>", "foreign-format"), ("HTTP/1.1 200 OK\r\n", "foreign-format"),
            ("<!DOCTYPE plist [<!ENTITY a 'b'>]><plist/>", "xml-declarations"), ("<plist>&a;</plist>", "xml-syntax"),
            ("<?xml version='1.0' encoding='UTF-16'?><plist/>", "xml-encoding"),
            (#"{ "expo": { "scheme": "my" } }"#, "xml-syntax"),
        ])
    func refused(text: String, code: String) {
        let error = #expect(throws: AssociationError.self) { try Self.schemeProblems(text) }
        #expect(error?.problems.map(\.code) == [code])
    }

    @Test(
        "Comments with hyphens and late declarations of a property list are skipped, as by Apple's parser",
        arguments: [
            "<!-- a -- b -->", "<!------ a ------>", "\n<?xml version='1.0'?>", "<!-- a --><?xml version='1.0'?>",
        ])
    func skipped(text: String) throws {
        #expect(try Self.schemeProblems("\(text)<plist><dict>\(text)</dict></plist>").isEmpty)
    }

    @Test("Missing values, repeated keys and misplaced elements of a property list are reported")
    func elements() throws {
        func codes(_ text: String) throws -> [String] {
            try Self.schemeProblems(Self.head + text + "</plist>").map(\.code)
        }
        #expect(try codes("<dict><key>a</key></dict>") == ["absent-key"])
        #expect(try codes("<dict><string/></dict>") == ["property-list-element"])
        #expect(try codes("<dict><key>a</key><set/></dict>") == ["property-list-element"])
        #expect(try codes("<dict><key>a</key><true/><key>a</key><true/></dict>") == ["repeated-key"])
        let empty = "<dict><key>CFBundleURLTypes</key><array><dict/></array></dict>"
        #expect(try codes(empty) == ["absent-key"])
        #expect(try Self.schemeProblems(Self.head + empty + "</plist>").map(\.severity) == [.warning])
        #expect(try codes("<dict><key>CFBundleURLTypes</key><dict/></dict>") == ["ignored-value"])
        #expect(try codes("<dict><key>CFBundleURLSchemes</key><array/></dict>") == ["misplaced-key"])
        #expect(try codes("<dict><key>CFBundleUrlTypes</key><array/></dict>") == ["ignored-key"])
        #expect(try Self.domainProblems(Self.head + "<dict/></plist>").map(\.code) == ["no-domains"])
        #expect(try Self.domainProblems(Self.entitlements([])).map(\.code) == ["no-domains"])
    }

    @Test(
        "A value in place of a list of a property list gets help that puts it into a list",
        arguments: [
            (
                AppEntitlements.key, "<string>applinks:a.com</string>",
                "write <array><string>applinks:a.com</string></array>"
            ),
            (
                AppEntitlements.key, "<string>applinks:a.com,applinks:b.com</string>",
                "write <array><string>applinks:a.com</string><string>applinks:b.com</string></array>"
            ),
            (
                AppEntitlements.key, "<string>applinks: a.com, applinks: b.com</string>",
                "write <array><string>applinks:a.com</string><string>applinks:b.com</string></array>"
            ),
            (
                AppEntitlements.key, "<string>applinks:a.com is it</string>",
                "write <array><string>applinks:a.com is it</string></array>"
            ),
            (AppEntitlements.key, "<string>*</string>", "write <array><string>applinks:…</string></array>"),
            (AppInfo.types, "<dict><key>a</key><true/></dict>", "write <array><dict>…</dict></array>"),
            (
                AppInfo.types,
                "<array><dict><key>\(AppInfo.list)</key><string>a&amp;b</string></dict></array>",
                "write <array><string>a&amp;b</string></array>"
            ),
        ])
    func noList(key: String, value: String, help: String) throws {
        let text = Self.head + "<dict><key>\(key)</key>\(value)</dict></plist>"
        let problems = try key == AppInfo.types ? Self.schemeProblems(text) : Self.domainProblems(text)
        #expect(problems.map(\.code) == ["ignored-value"])
        #expect(problems.map(\.help) == [help])
    }

    @Test(
        "An empty dictionary is written like a new file, unless it contains a comment",
        arguments: [
            ("<dict/>", true), ("<dict />", true), ("<dict></dict>", true), ("<dict>\n</dict>", true),
            ("<dict><!-- a --></dict>", false), ("<array><dict/></array>", false),
        ])
    func emptyDictionary(text: String, isWritten: Bool) throws {
        let routes = "waymark: 1\nsources: [https://h.x, 'my://']\nroutes: { a: /a }\n"
        let table = try AssociatedTable(RouteFile(text: routes, name: "a.yaml"))
        let lists = PropertyListText(table.file.apps, table.origins())
        let end = "\n</plist>\n"
        for (part, edit) in [(lists.entitlements, lists.entitlements(in:name:)), (lists.info, lists.info(in:name:))] {
            let new = PropertyListText.document(part)
            let old = try #require(new.firstRange(of: "<dict>")).lowerBound
            let after = try? edit(Array((new[..<old] + text + end).utf8), "")
            #expect(after.map { String(decoding: $0, as: UTF8.self) } == (isWritten ? new : nil))
        }
    }

    @Test(
        "An empty dictionary gets the line ends of its file, and one in a comment is kept",
        arguments: [
            ("<!-- <dict/> --><plist><dict/></plist>\n", "<!-- <dict/> --><plist><dict>", "\n"),
            ("<!--\n<dict/> -->\n<plist><dict/></plist>", "<!--\n<dict/> -->\n<plist><dict>", "\n"),
            ("<plist>\r\n<dict/>\r\n</plist>\r\n", "<plist>\r\n<dict>", "\r\n"),
        ])
    func surroundings(text: String, start: String, lineEnd: String) throws {
        let routes = "waymark: 1\nsources: [https://h.x]\nroutes: { a: /a }\n"
        let table = try AssociatedTable(RouteFile(text: routes, name: "a.yaml"))
        let lists = PropertyListText(table.file.apps, table.origins())
        let new = String(decoding: try lists.entitlements(in: Array(text.utf8), name: ""), as: UTF8.self)
        #expect(new.hasPrefix("\(start)\(lineEnd)    \(MarkedPart.begin)\(lineEnd)    <key>"))
        #expect(new.contains("\n") == (lineEnd == "\n"))
        #expect(new.contains("\(MarkedPart.end)\(lineEnd)</dict>"))
    }
}
