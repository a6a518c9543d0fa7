public import WaymarkCore
public import WaymarkExplain
import WaymarkPrinting
import WaymarkRoutes

extension Router where Route: Equatable {
    /// What is wrong if a link does not open a route.
    ///
    /// - Parameters:
    ///   - link: The link.
    ///   - route: What it is to open.
    public func failure(opening link: String, expecting route: Route) -> FailedExpectation? {
        let result = result(for: link)
        if case .matched(let match) = result, match.route == route { return nil }
        return FailedExpectation("expected '\(link)' to open \(route), but \(result.summary)")
    }

    /// What is wrong if a route and its canonical link do not lead to each other.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - link: Its link, letter by letter.
    ///   - source: Which of the entry's sources to write; the first one that has a scheme and host unless told otherwise.
    public func failure(printing route: Route, expecting link: String, on source: LinkSource? = nil)
        -> FailedExpectation?
    {
        do throws(PrintError) {
            let printed = try url(for: route, on: source)
            guard printed == link else {
                return FailedExpectation("expected \(route) to print as '\(link)', but it prints as '\(printed)'")
            }
            return failure(opening: link, expecting: route)
        } catch {
            return FailedExpectation("expected \(route) to print as '\(link)', but it does not print: \(error)")
        }
    }
}

extension Router {
    /// What is wrong if a link does not open the entry of a name, or if its parameters hold something else.
    ///
    /// - Parameters:
    ///   - link: The link.
    ///   - name: The name of the entry.
    ///   - captures: What its parameters are to hold, all of them; not looked at if there are none given.
    public func failure(
        opening link: String, named name: String, captures: [String: CaptureValue]? = nil
    ) -> FailedExpectation? {
        let result = result(for: link)
        guard case .matched(let match) = result, match.name == name else {
            return FailedExpectation("expected '\(link)' to open '\(name)', but \(result.summary)")
        }
        guard let captures else { return nil }
        let found = Dictionary(match.captures.map { ($0.name, $0.value) }) { first, _ in first }
        let differences = Set(captures.keys).union(found.keys).sorted().compactMap { name in
            captures[name] == found[name] ? nil : "'\(name)' \(found[name].shown) instead of \(captures[name].shown)"
        }
        guard !differences.isEmpty else { return nil }
        return FailedExpectation(
            "expected '\(link)' to open '\(name)' with other values: found \(differences.joined(separator: ", "))")
    }

    /// What is wrong if a link is taken by a route, or rejected, or left for another reason.
    ///
    /// - Parameters:
    ///   - link: The link.
    ///   - reason: Why no route is to take it; any reason unless told otherwise.
    public func failure(leaving link: String, because reason: Unmatched.Reason? = nil) -> FailedExpectation? {
        let result = result(for: link)
        if case .unmatched(let unmatched) = result, reason ?? unmatched.reason == unmatched.reason { return nil }
        let cause = reason.map { " because \($0.sentence)" } ?? ""
        return FailedExpectation("expected '\(link)' to be left alone\(cause), but \(result.summary)")
    }

    /// What is wrong if a link is taken as an acceptable one, or rejected for another reason.
    ///
    /// - Parameters:
    ///   - link: The link.
    ///   - kind: Why it is to be rejected; for any reason unless told otherwise.
    public func failure(rejecting link: String, as kind: LinkRejection.Kind? = nil) -> FailedExpectation? {
        let result = result(for: link)
        if case .rejected(let rejection) = result, kind ?? rejection.kind == rejection.kind { return nil }
        let cause = kind.map { " as \($0)" } ?? ""
        return FailedExpectation("expected '\(link)' to be rejected\(cause), but \(result.summary)")
    }
}

extension CaptureValue? {
    /// The value and its type, which tells `15` from a text of the same look.
    fileprivate var shown: String {
        switch self {
        case nil: "nothing"
        case .string(let text): "\"\(text)\""
        case .some(let value): value.description
        }
    }
}
