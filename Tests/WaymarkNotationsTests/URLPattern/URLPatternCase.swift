import Foundation
import TestSupport
import WaymarkCore
import WaymarkNotations

/// One case of the web platform tests for URLPattern.
struct URLPatternCase: Decodable {
    var pattern: [JSONValue]
    var inputs: [JSONValue]?
    var expectedObject: JSONValue?
    var expectedMatch: JSONValue?

    enum CodingKeys: String, CodingKey {
        case pattern, inputs
        case expectedObject = "expected_obj"
        case expectedMatch = "expected_match"
    }

    /// The location of the data, which is outside the package.
    static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("../shared/cases/urlpatterntestdata.json").standardizedFileURL

    static var isThere: Bool { FileManager.default.fileExists(atPath: file.path) }

    /// Returns every case. Unpaired surrogates, which no Swift string contains, become replacement characters.
    static func all() throws -> [URLPatternCase] {
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        let whole = text.replacingOccurrences(of: "\\ud83d \\udeb2", with: "\\ufffd \\ufffd")
            .replacingOccurrences(of: "\\uD83D \\uDEB2", with: "\\ufffd \\ufffd")
        return try JSONDecoder().decode([URLPatternCase].self, from: Data(whole.utf8))
    }
}

extension URLPatternCase {
    enum Outcome: Hashable {
        case alike
        /// Not decided: the pattern or the link is refused for this reason.
        case refused(String)
        case wrong(String)
    }

    /// Returns the result of a table with the pattern, compared with that of browsers.
    func outcome() -> Outcome {
        let isError = expectedObject?.text == "error"
        do throws(PatternError) {
            guard let pattern = try read() else { return isError ? .alike : .refused("call") }
            return isError ? .wrong("accepted: \(self.pattern)") : decided(pattern)
        } catch {
            return isError ? .alike : .refused(error.problems[0].code)
        }
    }

    private var ignoresCase: Bool { pattern.contains { $0["ignoreCase"]?.bool == true } }

    /// Returns the pattern; `nil` for constructor calls without an equivalent here.
    private func read() throws(PatternError) -> RoutePattern? {
        let arguments = pattern.filter { $0["ignoreCase"] == nil || $0.object?.count != 1 }
        guard pattern.prefix(arguments.count) == arguments[...] else { return nil }
        let syntax = URLPatternSyntax()
        switch (arguments.count, arguments.first) {
        case (0, _): return try syntax.pattern(URLPatternComponents())
        case (1, .text(let text)): return try syntax.parse(text)
        case (2, .text(let text)):
            return try arguments[1].text.map { base throws(PatternError) in try syntax.parse(text, base: base) }
        case (1, .object(let object)):
            let components = URLPatternComponents(
                protocol: object["protocol"]?.text, username: object["username"]?.text,
                password: object["password"]?.text, hostname: object["hostname"]?.text, port: object["port"]?.text,
                pathname: object["pathname"]?.text, search: object["search"]?.text, hash: object["hash"]?.text)
            guard let base = object["baseURL"]?.text else { return try syntax.pattern(components) }
            return try syntax.pattern(components, base: base)
        default: return nil
        }
    }

    private func decided(_ pattern: RoutePattern) -> Outcome {
        var table = RouteTable<Int>(.urlpattern)
        table.policy.isCaseInsensitive = ignoresCase
        if ignoresCase, pattern.fragment != nil { return .refused("case of a fragment") }
        table.add([pattern], to: 1)
        guard let router = try? Router(table) else { return .refused("table") }
        guard expectedMatch?.text != "error" else { return .refused("call") }
        guard let link = link(isFromAnywhere: pattern.source == nil) else { return .refused("no link") }
        let match = router.match(for: link)
        guard let expected = expectedMatch?.object else {
            return match == nil ? .alike : .wrong("matched: \(self.pattern) \(link)")
        }
        do throws(LinkRejection) { _ = try ParsedURL(link, policy: table.policy) } catch {
            return .refused("link: \(error.kind)")
        }
        // The standard accepts a scheme alone as a link; Waymark matches no route for it.
        if match == nil, link.hasSuffix(":"), !link.contains("/") { return .refused("link: a scheme alone") }
        guard let match else { return .wrong("no match: \(self.pattern) \(link)") }
        let groups = [expected["pathname"], expected["hash"]].compactMap { $0?["groups"]?.object }
        for (name, value) in groups.joined() where Self.isSaid(name, by: pattern) {
            if !Self.isSame(match.captures[name], value) { return .wrong("captured \(name): \(self.pattern) \(link)") }
        }
        return .alike
    }

    /// Returns whether a group is a parameter, which an unnamed wildcard is not.
    private static func isSaid(_ name: String, by pattern: RoutePattern) -> Bool {
        pattern.parameters.contains { $0.name == name }
    }

    private static func isSame(_ capture: CaptureValue?, _ expected: JSONValue) -> Bool {
        switch capture {
        case nil: expected == .null
        case .list([]): expected == .null || expected == .text("")
        case .list(let segments): segments.map(\.description).joined(separator: "/") == decoded(expected)
        case .some(let value): value.description == decoded(expected)
        }
    }

    private static func decoded(_ value: JSONValue) -> String? { value.text?.removingPercentEncoding }
}

// MARK: Links

extension URLPatternCase {
    /// Returns the link of the input's components; `nil` if they form none.
    private func link(isFromAnywhere: Bool) -> String? {
        guard let input = inputs?.first else { return nil }
        if let text = input.text {
            guard let base = inputs?.dropFirst().first?.text else { return text }
            guard let base = URL(string: base), base.host != nil else { return nil }
            return URL(string: text, relativeTo: base)?.absoluteString
        }
        let search = input["search"]?.text.map { $0.hasPrefix("?") ? $0 : "?" + $0 } ?? ""
        let hash = input["hash"]?.text.map { $0.hasPrefix("#") ? $0 : "#" + $0 } ?? ""
        let path = input["pathname"]?.text ?? ""
        if let base = input["baseURL"]?.text {
            return URL(string: path + search + hash, relativeTo: URL(string: base))?.absoluteString
        }
        guard let origin = origin(of: input, isFromAnywhere: isFromAnywhere) else { return nil }
        return origin.isEmpty && !path.isEmpty && !path.hasPrefix("/") ? nil : origin + path + search + hash
    }

    /// Returns the link up to its path. A host without a scheme gets a web scheme, unless the scheme is significant.
    private func origin(of input: JSONValue, isFromAnywhere: Bool) -> String? {
        let scheme = input["protocol"]?.text.map { $0.hasSuffix(":") ? String($0.dropLast()) : $0 }
        guard let host = input["hostname"]?.text else {
            if input["port"] != nil || input["username"] != nil || input["password"] != nil { return nil }
            guard let scheme else { return "" }
            // A web scheme alone is not a link. Any other scheme alone is a link without a path.
            return ["http", "https"].contains(scheme) ? nil : scheme + ":"
        }
        guard scheme != nil || isFromAnywhere else { return nil }
        let user = input["username"]?.text.map { $0 + "@" } ?? ""
        return (scheme ?? "https") + "://" + user + host + (input["port"]?.text.map { ":" + $0 } ?? "")
    }
}
