import Foundation
import Testing
@testable import WaymarkAssociation
import WaymarkCore

/// The part of the error page about association files.
@Suite("Association file errors on the error page")
struct AssociationErrorPageTests {
    @Test(
        "The error page has a heading for every code of association files",
        arguments: [
            "AssociationProblem+site", "AssociationProblem+android", "AssociationProblem+statements",
            "AssociationProblem+markup",
        ])
    func headings(_ name: String) throws {
        let file = "Sources/Tool/WaymarkAssociation/Problems/\(name).swift"
        let text = try String(contentsOf: Page.root.appendingPathComponent(file), encoding: .utf8)
        let codes = text.matches(of: /(?:error|warning|note)\(\s*"([a-z0-9-]+)"/)
            .map { String($0.output.1) }
        #expect(codes.count > 2)
        #expect(codes.filter { !ErrorPageTests.headings.contains($0) } == [])
    }

    static let components = ErrorPageTests.examples(in: ["aasa"])
    static let files = (ErrorPageTests.page?.blocks ?? []).filter { $0.language == "json" }
        .map { ($0.heading, $0.lines.joined(separator: "\n")) }

    @Test("The error page has enough examples of components and of JSON files") func count() {
        #expect(Self.components.count > 15)
        #expect(Self.files.count > 10)
    }

    @Test(
        "Component examples on the error page have the stated problem, and corrected ones none",
        arguments: components)
    func component(_ example: ErrorPageTests.Example) throws {
        #expect(try codes(example.wrong).contains(example.code))
        #expect(!example.right.isEmpty)
        #expect(try codes(example.right) == [])
    }

    private func codes(_ components: [String]) throws -> [String] {
        let rules = components.joined(separator: ", ")
        return try codes(
            #"{ "applinks": { "details": [{ "appIDs": ["ABCDE12345.com.example.app"], "components": [\#(rules)] }] } }"#
        )
    }

    private func codes(_ text: String) throws -> [String] {
        try SiteAssociation.checked(Array(text.utf8), name: "file", host: "example.com").problems.map(\.code)
    }

    @Test("JSON file examples on the error page have the stated problem", arguments: files)
    func file(code: String, text: String) throws { #expect(try codes(text).contains(code)) }

    // MARK: Android and property lists

    /// Examples in which each line is a part of a file.
    static let lineExamples = ErrorPageTests.examples(in: ["filter", "dynamic", "domains", "schemes"])
    static let wholeFiles = (ErrorPageTests.page?.blocks ?? []).filter {
        ["manifest", "assetlinks"].contains($0.language)
    }
    .map { (code: $0.heading, language: $0.language, text: $0.lines.joined(separator: "\n")) }

    @Test(
        "Line examples on the error page have the stated problem, and corrected ones only notes",
        arguments: lineExamples)
    func lines(_ example: ErrorPageTests.Example) throws {
        #expect(try found(in: example.wrong, example.language).map(\.code).contains(example.code))
        #expect(!example.right.isEmpty)
        #expect(try found(in: example.right, example.language).filter { $0.severity != .note }.map(\.code) == [])
    }

    @Test("Whole manifests and statement files on the error page have the stated problem", arguments: wholeFiles)
    func whole(code: String, language: String, text: String) throws {
        let problems = try language == "manifest" ? manifest(text) : statements(text)
        #expect(problems.map(\.code).contains(code))
    }

    @Test("The error page has enough line examples and whole files for Android and property lists") func otherCount() {
        #expect(Self.lineExamples.count > 35)
        #expect(Self.wholeFiles.count > 15)
    }

    private func found(in lines: [String], _ language: String) throws -> [AssociationProblem] {
        let strings = lines.map { "<string>\($0)</string>" }.joined()
        switch language {
        case "filter": return try manifest(Self.activity(lines.joined(separator: "\n")))
        case "dynamic": return try statements(Self.statement(lines.joined(separator: ", ")))
        case "domains":
            let list = "<key>com.apple.developer.associated-domains</key><array>\(strings)</array>"
            return try AppEntitlements.checked(Self.propertyList(list), name: "file").problems
        default:
            let list = "<dict><key>CFBundleURLSchemes</key><array>\(strings)</array></dict>"
            let types = "<key>CFBundleURLTypes</key><array>\(list)</array>"
            return try AppInfo.checked(Self.propertyList(types), name: "file").problems
        }
    }

    /// Returns the problems of a manifest with the given contents of its application; for an unreadable file, those of
    /// the error.
    private func manifest(_ text: String) throws -> [AssociationProblem] {
        let file = """
            <manifest xmlns:android="http://schemas.android.com/apk/res/android"><application>
            \(text)
            </application></manifest>
            """
        do throws(AssociationError) {
            return try AppManifest.checked(Array(file.utf8), name: "file", host: "example.com").problems
        } catch {
            return error.problems
        }
    }

    private func statements(_ text: String) throws -> [AssociationProblem] {
        try AssetLinks.checked(Array(text.utf8), name: "file", host: "example.com").problems
    }

    private static func propertyList(_ text: String) -> [UInt8] { Array("<plist><dict>\(text)</dict></plist>".utf8) }

    private static func activity(_ data: String) -> String {
        let kinds = ["DEFAULT", "BROWSABLE"].map { "<category android:name=\"android.intent.category.\($0)\"/>" }
        return """
            <activity android:name=".Main" android:exported="true"><intent-filter android:autoVerify="true">
            <action android:name="android.intent.action.VIEW"/>\(kinds.joined())
            \(data)
            </intent-filter></activity>
            """
    }

    private static func statement(_ rules: String) -> String {
        let fingerprint =
            "2E:8D:5B:AA:D9:FE:01:4E:C8:0B:E4:8E:F8:46:CB:B5:07:ED:16:AE:BC:57:AD:EB:59:35:2D:9F:7F:5F:FE:BD"
        let relation = "delegate_permission/common.handle_all_urls"
        return """
            [{ "relation": ["\(relation)"], "target": { "namespace": "android_app", "package_name": "com.example",
               "sha256_cert_fingerprints": ["\(fingerprint)"] },
               "relation_extensions": { "\(relation)": { "dynamic_app_link_components": [\(rules)] } } }]
            """
    }
}
