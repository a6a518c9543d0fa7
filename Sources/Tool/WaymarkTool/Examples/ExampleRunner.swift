import WaymarkCore
import WaymarkExplain
import WaymarkManifest
import WaymarkPrinting

/// Checks the links in `examples` and `rejects` of a route file, which must or must not open a route.
struct ExampleRunner<Route: Sendable> {
    let file: RouteFile
    let router: Router<Route>

    func report() -> ExampleReport { ExampleReport(file: file.name, results: file.routes.flatMap(results)) }

    private func results(of route: RouteFile.Route) -> [ExampleResult] {
        let name = route.name.value
        return route.examples.flatMap { results(of: $0, in: name) }
            + route.rejects.map { result(.reject, $0, name, outcome(ofReject: $0, in: name)) }
    }

    /// Checks an example and, if it opens its route, a link that is printed from its captures.
    private func results(of example: RouteFile.Example, in route: String) -> [ExampleResult] {
        let found = router.result(for: example.url.value)
        guard case .matched(let match) = found, match.name == route else {
            return [result(.example, example.url, route, mismatch(of: found, with: example, in: route))]
        }
        let difference = example.differences(from: match.captures).first
        return [
            result(.example, example.url, route, difference.map { failed($0, match, example) } ?? .passed),
            result(.roundTrip, example.url, route, roundTrip(of: match, example)),
        ]
    }

    private func result(
        _ question: ExampleResult.Question, _ link: Located<String>, _ route: String, _ outcome: ExampleResult.Outcome
    ) -> ExampleResult {
        ExampleResult(question: question, route: route, link: link.value, outcome: outcome, linkPlace: link.place)
    }

    private func failed(
        _ message: String, at place: Place, expected: String, given: String, help: String? = nil
    ) -> ExampleResult.Outcome {
        .failed(
            ExampleResult.Failure(
                message: message.escaped(), place: place, expected: expected.escaped(), given: given.escaped(),
                help: help?.escaped(), excerpt: file.excerpt(at: place).map { $0.escaped() }))
    }

    private func mismatch(
        of found: MatchResult<Route>, with example: RouteFile.Example, in route: String
    ) -> ExampleResult.Outcome {
        var help: String?
        if case .unmatched(let unmatched) = found { help = unmatched.nearest.first { $0.route == route }?.message }
        return failed(
            "the example does not open its route", at: example.url.place, expected: "route '\(route)'",
            given: found.summary, help: help)
    }

    private func failed(
        _ difference: CaptureDifference, _ match: RouteMatch<Route>, _ example: RouteFile.Example
    ) -> ExampleResult.Outcome {
        let suggestion = Suggestion.nearest(to: difference.name, among: match.captures.map(\.name))
        let help =
            difference.actual.map { "write '\(difference.name): \($0.shown)' if that is right" }
            ?? suggestion.map { "did you mean '\($0)'?" }
        let expected = difference.expected.map { "\(difference.name): \($0.value)" }
        return failed(
            difference.description, at: example.place(of: difference),
            expected: expected ?? "no capture '\(difference.name)'", given: match.captures.shown, help: help)
    }

    private func outcome(ofReject link: Located<String>, in route: String) -> ExampleResult.Outcome {
        let found = router.result(for: link.value)
        guard case .matched(let match) = found, match.name == route else { return .passed }
        return failed(
            "the link opens the route that should reject it", at: link.place, expected: "another route, or none",
            given: found.summary)
    }

    private func roundTrip(of match: RouteMatch<Route>, _ example: RouteFile.Example) -> ExampleResult.Outcome {
        switch router.roundTrip(of: match) {
        case .same: .passed
        case .unprintable(let error): .skipped(error.message)
        case .failed(let error):
            failed(
                "the example's captures cannot be printed", at: example.url.place,
                expected: "a link for \(match.captures.shown)", given: error.description)
        case .different(let link, let found):
            failed(
                "the printed link '\(link)' gives a different result", at: example.url.place, expected: match.summary,
                given: found.summary)
        }
    }
}

/// The result of printing a link from the captures of a match, and of matching this link.
enum RoundTrip<Route: Sendable> {
    /// The printed link opens the route with the same captures.
    case same
    case different(link: String, MatchResult<Route>)
    /// The route prints no links.
    case unprintable(PrintError)
    /// The route prints links, but not with these captures.
    case failed(PrintError)
}

extension Router {
    func roundTrip(of match: RouteMatch<Route>) -> RoundTrip<Route> {
        let captures = Dictionary(match.captures.map { ($0.name, $0.value) }) { first, _ in first }
        do throws(PrintError) {
            let link = try url(ofEntry: match.match.entry, PrintValues(captures: captures, rest: match.rest))
            let found = result(for: link)
            if case .matched(let again) = found, again.isSame(as: match) { return .same }
            return .different(link: link, found)
        } catch {
            return ["unprintable", "no-source"].contains(error.code) ? .unprintable(error) : .failed(error)
        }
    }
}

extension RouteFile.Example {
    /// Returns the position of the expected value that differs, or of its name if the link does not capture it. For an
    /// unexpected capture, returns the position of the link.
    fileprivate func place(of difference: CaptureDifference) -> Place {
        guard let expected = difference.expected else { return url.place }
        guard difference.actual == nil else { return expected.place }
        return captures?.first { $0.name.value == difference.name }?.name.place ?? expected.place
    }
}

extension RouteMatch {
    /// Returns `true` for equal route names and equal captured values, byte by byte.
    fileprivate func isSame(as other: RouteMatch) -> Bool {
        func texts(_ match: RouteMatch) -> Set<[UInt8]> {
            Set((match.captures.map { "\($0.name)=\($0.value.shown)" }).map { Array($0.utf8) })
        }
        return name == other.name && texts(self) == texts(other)
            && rest.elementsEqual(other.rest) { $0.utf8.elementsEqual($1.utf8) }
    }

    fileprivate var summary: String {
        "route '\(name ?? "")' with \(captures.shown)" + (rest.isEmpty ? "" : " and rest \(rest.map(\.quoted))")
    }
}

extension MatchResult {
    fileprivate var summary: String {
        switch self {
        case .matched(let match): match.summary
        case .unmatched(let unmatched): "unmatched (\(unmatched.reason.rawValue)): \(unmatched.reason.sentence)"
        case .rejected(let rejection): "rejected (\(rejection.kind)): \(rejection.message)"
        case .failed(let error): "failed: \(error)"
        }
    }
}

extension Captures {
    /// The captures in a message, such as `{ id: 15, tags: ["a"] }`.
    var shown: String {
        isEmpty ? "no captures" : "{ \(map { "\($0.name): \($0.value.shown)" }.joined(separator: ", ")) }"
    }
}
