import WaymarkCore
import WaymarkEngine
import WaymarkExplain
import WaymarkManifest

/// A program that opens links on a device, or a format for a list of links.
struct DeviceTarget: Sendable {
    enum Kind: String, CaseIterable, Sendable {
        case simctl, adb, maestro, xcuitest, json
    }

    let kind: Kind
    /// The ID of the simulator or device; `nil` for the only running one.
    let device: String?
    /// The ID of the app; `nil` if the system chooses the app.
    let app: String?

    /// Returns the command line that opens a link; `nil` for programs that read a file, such as Maestro.
    func command(opening link: String) -> [String]? {
        switch kind {
        case .simctl: return ["xcrun", "simctl", "openurl", device ?? "booted", link]
        case .adb:
            // adb joins its arguments with spaces, and a shell on the device splits them again.
            let intent = [
                "am", "start", "-W", "-a", "android.intent.action.VIEW", "-c", "android.intent.category.BROWSABLE",
                "-d", link,
            ]
            let words = intent + (app.map { ["-p", $0] } ?? [])
            // Without -n, adb would read the rest of a script that a shell reads from a pipe.
            return ["adb"] + (device.map { ["-s", $0] } ?? []) + [
                "shell", "-n", words.map(\.shellWord).joined(separator: " "),
            ]
        case .maestro, .xcuitest, .json: return nil
        }
    }

    /// Returns a file that opens or lists the links. With Maestro and XCTest, it also checks each screen.
    func plan(_ links: [PlannedLink]) -> String {
        switch kind {
        case .simctl, .adb: script(links)
        case .maestro: flow(links)
        case .xcuitest: tests(links)
        case .json: list(links)
        }
    }

    /// The accessibility identifier of the element that shows the name of the current route.
    static let element = "waymark.route"

    private func heading(_ sign: String) -> String { "\(sign) Written by 'waymark plan \(kind.rawValue)'.\n" }

    private func script(_ links: [PlannedLink]) -> String {
        links.reduce("#!/bin/sh\n" + heading("#") + "set -e\n") { text, planned in
            let words = command(opening: planned.link) ?? []
            return text + "\n# \(planned.route.escaped())\n\(words.map(\.shellWord).joined(separator: " "))\n"
        }
    }

    /// Returns the string with a backslash before each `${…}`, which Maestro would evaluate as JavaScript.
    private static func unevaluated(_ text: String) -> String {
        text.replacing(#/\$\{[^$]*\}/#.matchingSemantics(.unicodeScalar)) { "\\\($0.output)" }
    }

    // Returns a Maestro flow that opens each link and checks its route. Texts and identifiers are escaped, because
    // Maestro treats them as regular expressions.
    private func flow(_ links: [PlannedLink]) -> String {
        links.reduce(heading("#") + "appId: \(CodeText.quoted(app ?? ""))\n---\n") { text, planned in
            text + """
                - launchApp:
                    stopApp: true
                - openLink: \(CodeText.quoted(Self.unevaluated(planned.link)))
                - extendedWaitUntil:
                    visible:
                      id: \(CodeText.quoted(Self.element.expression))
                      text: \(CodeText.quoted(planned.route.expression))
                    timeout: 10000

                """
        }
    }

    private func list(_ links: [PlannedLink]) -> String {
        let items = links.map { "  {\"route\": \(CodeText.quoted($0.route)), \"link\": \(CodeText.quoted($0.link))}" }
        return "[\n" + items.joined(separator: ",\n") + "\n]\n"
    }

    private func tests(_ links: [PlannedLink]) -> String {
        let cases = links.enumerated().map { index, planned in
            let number = String(index + 1), zeros = String(repeating: "0", count: max(0, 3 - number.count))
            return """

                    @MainActor
                    func test\(zeros)\(number)_\(planned.route.identifierPart)() {
                        open(\(CodeText.swiftQuoted(planned.link)), expecting: \(CodeText.swiftQuoted(planned.route)))
                    }

                """
        }
        return heading("//") + """
            import XCTest

            final class LinkTests: XCTestCase {
                /// Starts the app with a link, and waits until it says which route is on screen.
                @MainActor
                private func open(_ link: String, expecting route: String) {
                    let app = XCUIApplication(\(app.map { "bundleIdentifier: " + CodeText.swiftQuoted($0) } ?? ""))
                    app.launchArguments += ["-WaymarkLink", link]
                    app.launch()
                    let shown = app.descendants(matching: .any)["\(Self.element)"].firstMatch
                    let isShown = NSPredicate(format: "label == %@", route)
                    let wait = XCTNSPredicateExpectation(predicate: isShown, object: shown)
                    XCTAssertEqual(XCTWaiter().wait(for: [wait], timeout: 10), .completed, "\\(link) shows \\(shown.label)")
                }

            """ + cases.joined() + "}\n"
    }
}

extension String {
    /// Returns an option with a value. A value such as `-x.yaml` needs `=`, because it looks like an option.
    func withValue(_ value: String) -> [String] {
        value != "-" && value.utf8.first == UInt8(ascii: "-") ? ["\(self)=\(value)"] : [self, value]
    }

    /// A shell word (POSIX.1, 2.2.2), in single quotes if necessary.
    var shellWord: String {
        let isPlain = !isEmpty && utf8.allSatisfy { ByteSet.hostName.contains($0) || "/:,@".utf8.contains($0) }
        return isPlain ? self : "'" + replacingScalars("'", with: "'\\''") + "'"
    }

    /// A regular expression that matches exactly this string.
    fileprivate var expression: String { backslashed(before: "\\^$.|?*+()[]{}") }

    fileprivate var identifierPart: String {
        let kept = ParameterConstraint.CharacterClass.alphanumerics
        return String(unicodeScalars.map { $0.isASCII && kept.contains(UInt8($0.value)) ? Character($0) : "_" })
    }
}

struct PlannedLink: Hashable, Sendable {
    let route: String
    let link: String
}

extension PlannedLink {
    /// Trims white space like the policy. Returns `nil` for a link without a scheme, which a device cannot resolve.
    init?(_ link: String, route: String, _ router: Router<String>) {
        guard let url = try? ParsedURL(link, policy: router.engine.table.policy), url.scheme != nil else { return nil }
        let bytes = Array(link.utf8)[Int(url.layout.start)..<Int(url.layout.end)]
        self.init(route: route, link: String(decoding: bytes, as: UTF8.self))
    }
}

extension RouteFile {
    /// Returns the examples of routes that open the app, in file order: of the routes `names`, or of all.
    ///
    /// - Throws: ``ToolError`` if an example does not open its route, or a route does not exist.
    func plannedLinks(of names: [String] = []) throws -> [PlannedLink] {
        for name in names where !routes.contains(where: { $0.name.value == name }) {
            let suggestion = Suggestion.nearest(to: name, among: routes.map(\.name.value))
            throw ToolError(
                "unknown route '\(name.escaped())'" + (suggestion.map { "; did you mean '\($0)'?" } ?? ""))
        }
        let router = try router { $0.name.value }
        return try routes.flatMap { route -> [PlannedLink] in
            let name = route.name.value
            guard route.opens == .app, names.isEmpty || names.contains(name) else { return [] }
            return try route.examples.compactMap { example in
                let link = example.url.value
                guard router.match(for: link)?.name == name else {
                    throw ToolError("'\(link.escaped())' does not open '\(name.escaped())'; see 'waymark test'")
                }
                return PlannedLink(link, route: name, router)
            }
        }
    }
}
