import WaymarkCore
import WaymarkManifest

extension JSONText {
    /// Returns an object without the members whose value is `nil`.
    fileprivate static func present(_ members: [(String, JSONText?)]) -> JSONText {
        let given: [(String, JSONText)] = members.compactMap { key, value in value.map { (key, $0) } }
        return .object(given)
    }

    fileprivate static func message(_ text: String) -> JSONText { .object([("text", .text(text))]) }
}

extension FindingList {
    /// A SARIF log with one run (SARIF 2.1.0, OASIS Standard with Errata 01).
    var sarif: String {
        let standard = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/"
        return JSONText.object([
            ("$schema", .text(standard + "schemas/sarif-schema-2.1.0.json")), ("version", .text("2.1.0")),
            ("runs", .list([run])),
        ]).text()
    }

    private var run: JSONText {
        let codes = findings.map(\.code).uniqued
        let driver: [(String, JSONText)] = [
            ("name", .text("waymark")), ("semanticVersion", .text(Version.current)),
            ("rules", .list(codes.map(rule))),
        ]
        let invocation: [(String, JSONText)] = [
            ("executionSuccessful", .word(status == .badInput ? "false" : "true")),
            ("exitCode", .word(String(status.rawValue))),
        ]
        return .object([
            ("tool", .object([("driver", .object(driver))])),
            ("invocations", .list([.object(invocation)])), ("columnKind", .text("unicodeCodePoints")),
            ("results", .list(findings.map { $0.sarif(ruleNumber: codes.firstIndex(of: $0.code) ?? -1) })),
        ])
    }

    /// Returns the SARIF rule of a finding code, with a link to the documentation if its address is known.
    private func rule(_ code: String) -> JSONText {
        let severities = findings.filter { $0.code == code }.map(\.severity)
        let worst: RouteProblem.Severity =
            severities.contains(.error) ? .error : severities.contains(.warning) ? .warning : .note
        let address = ErrorsPage.address(of: code)
        let link = address.map { "[\(code)](\($0))" } ?? "`\(code)` in \(ErrorsPage.file)"
        return .present([
            ("id", .text(code)), ("defaultConfiguration", .object([("level", .text(worst.rawValue))])),
            ("help", .object([("text", .text("\(ErrorsPage.file)#\(code)")), ("markdown", .text(link))])),
            ("helpUri", address.map { .text($0) }),
        ])
    }
}

/// The documentation page Errors.md, with a heading for each finding code.
enum ErrorsPage {
    static let file = "Sources/Library/Waymark/Waymark.docc/Articles/Errors.md"

    /// Returns the address of the code's heading: the environment variable `WAYMARK_ERRORS_PAGE`, `#` and the code.
    static func address(of code: String) -> String? {
        Environment["WAYMARK_ERRORS_PAGE"].flatMap { $0.isEmpty ? nil : "\($0)#\(code)" }
    }
}

extension Finding {
    fileprivate func sarif(ruleNumber: Int) -> JSONText {
        let text = ([message.escaped()] + details).joined(separator: "\n")
        return .present([
            ("ruleId", .text(code)), ("ruleIndex", .word(String(ruleNumber))), ("level", .text(severity.rawValue)),
            ("message", .message(text)), ("locations", .list(location.map { [$0] } ?? [])),
            ("relatedLocations", relatedLocation.map { .list([$0]) }), ("fixes", fix.map { .list([$0]) }),
            ("properties", witness.map { .object([("link", .text($0))]) }),
        ])
    }

    private var artifact: JSONText? { openFile.map(Self.artifact) }

    private static func artifact(of file: String) -> JSONText { .object([("uri", .text(WorkspacePath(file).uri))]) }

    private var location: JSONText? {
        if artifact == nil, route == nil { return nil }
        return .present([
            ("physicalLocation", artifact.map { Self.physicalLocation(in: $0, region) }),
            ("logicalLocations", route.map { .list([.object([("name", .text($0.escaped()))])]) }),
        ])
    }

    private var relatedLocation: JSONText? {
        guard let place = related?.place, let artifact else { return nil }
        let other = place.file.map(Self.artifact) ?? artifact
        return .object([
            ("id", .word("1")), ("message", .message("related location")),
            ("physicalLocation", Self.physicalLocation(in: other, Self.region(from: place, to: nil))),
        ])
    }

    private static func physicalLocation(in artifact: JSONText, _ region: JSONText?) -> JSONText {
        .present([("artifactLocation", artifact), ("region", region)])
    }

    private static func region(from place: Place, to end: Int?) -> JSONText {
        .present([
            ("startLine", .word(String(place.line))), ("startColumn", .word(String(place.column))),
            ("endColumn", end.map { .word(String($0)) }),
        ])
    }

    private var region: JSONText? { place.map { Self.region(from: $0, to: extent == nil ? nil : columns?.upperBound) } }

    /// The SARIF `fix` object with the correction; `nil` if none is known.
    private var fix: JSONText? {
        guard let replacement = extent?.replacement, let artifact, let region else { return nil }
        let write = JSONText.object([("deletedRegion", region), ("insertedContent", .message(replacement))])
        let change = JSONText.object([("artifactLocation", artifact), ("replacements", .list([write]))])
        let words = replacement.isEmpty ? "leave it out" : "write '\(replacement)'"
        return .object([("description", .message(words)), ("artifactChanges", .list([change]))])
    }
}
