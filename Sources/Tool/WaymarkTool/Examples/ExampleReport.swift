import WaymarkCore
import WaymarkManifest

struct ExampleReport: Sendable {
    let file: String
    let results: [ExampleResult]
    /// Errors of the route file that prevent testing it.
    private let faults: [Finding]
    /// The routes, patterns and values that no example covers; `nil` without the option `--coverage`.
    var gaps: [ExampleCoverage.Gap]?

    init(file: String, results: [ExampleResult]) {
        (self.file, self.results, faults) = (file, results, [])
    }

    /// Creates the report for a route file that cannot be tested.
    init(_ failure: Failure, file: String) {
        self.file = failure.file ?? file
        results = []
        faults = failure.problems.filter { $0.severity == .error }
    }

    /// Problems of the whole file: errors, coverage gaps, or a lack of examples.
    var fileProblems: [Finding] {
        if results.isEmpty, faults.isEmpty, gaps?.isEmpty != false {
            return [problem(FindingCode.noExamples.rawValue, Self.noExamples, at: .start, route: nil)]
        }
        return faults
            + (gaps ?? []).map { problem($0.kind.code, $0.message, at: $0.place, route: $0.route, link: $0.link) }
    }

    private static let noExamples = "no examples or rejects to run"

    private func problem(
        _ code: String, _ message: String, at place: Place, route: String?, link: String? = nil, help: String? = nil
    ) -> Finding {
        Finding(
            severity: .error, code: code, message: message, route: route, witness: link, file: place.path(in: file),
            place: place, help: help)
    }

    var failed: Int { results.count { $0.failure != nil } }
    var skipped: Int { results.count { if case .skipped = $0.outcome { true } else { false } } }
    var passed: Int { results.count - failed - skipped }

    var status: ExitStatus {
        faults.isEmpty ? ExitStatus(failed == 0 && !results.isEmpty && gaps?.isEmpty != false) : .badInput
    }

    func text(_ style: Style) -> String {
        var text = ""
        for failure in results.compactMap(\.failure) {
            let error = style.paint("error:", .red)
            text += lines("\(position(failure.place)): \(error) \(failure.message)", failure) + "\n\n"
        }
        for gap in gaps ?? [] {
            let example = gap.link.map { "\n    for example \($0.escaped())" } ?? ""
            text += "\(position(gap.place)): ".escaped() + style.paint("warning:", .yellow)
            text += " \(gap.message.escaped())\(example)\n"
        }
        if results.isEmpty, gaps?.isEmpty != false { return style.paint(Self.noExamples, .red) + "\n" }
        return text + (gaps?.isEmpty == false ? "\n" : "") + summary(style) + "\n"
    }

    func lines(_ heading: String, _ failure: ExampleResult.Failure) -> String {
        let values = ["  expected  \(failure.expected)", "  given     \(failure.given)"]
        let help = failure.help.map { ["  help      \($0)"] } ?? []
        return ([heading] + failure.excerpt.map { "    " + $0 } + values + help).joined(separator: "\n")
    }

    /// Returns a position such as `waymark.yaml:12:7`, which editors and CI services turn into links.
    func position(_ place: Place) -> String { "\(place.path(in: file)):\(place.line):\(place.column)" }

    func summary(_ style: Style) -> String {
        var parts = [style.paint("\(passed) passed", failed == 0 ? .green : .bold)]
        if failed > 0 { parts.append(style.paint("\(failed) failed", .red)) }
        if skipped > 0 { parts.append("\(skipped) skipped") }
        if let gaps {
            let words = gaps.isEmpty ? "nothing without an example" : "\(gaps.count) without an example"
            parts.append(gaps.isEmpty ? words : style.paint(words, .red))
        }
        return parts.joined(separator: ", ")
    }

    /// The failed checks and the problems of the file.
    var findings: FindingList {
        let failures = results.compactMap { result in result.failure.map { finding($0, of: result) } }
        return FindingList(failures + fileProblems, summary: summary(.plain), status: status)
    }

    private func finding(_ failure: ExampleResult.Failure, of result: ExampleResult) -> Finding {
        var message = failure.message + ": expected \(failure.expected), given \(failure.given)"
        if failure.place != result.linkPlace { message = "\(result.link): " + message }
        return problem(result.question.code, message, at: failure.place, route: result.route, help: failure.help)
    }
}

struct ExampleResult: Hashable, Sendable {
    enum Question: String, CaseIterable, Sendable {
        /// The link opens the route with the given captures.
        case example
        /// The link does not open the route.
        case reject
        /// A link printed from the captures opens the route with the same captures again.
        case roundTrip = "round trip"
    }

    enum Outcome: Hashable, Sendable {
        case passed
        case failed(Failure)
        /// A check that does not apply, with the reason.
        case skipped(String)
    }

    struct Failure: Hashable, Sendable {
        var message: String
        var place: Place
        var expected: String
        var given: String
        var help: String?
        /// The line of the route file at `place`, and a line with a caret below it.
        var excerpt: [String] = []
    }

    let question: Question
    let route: String
    let link: String
    let outcome: Outcome

    let linkPlace: Place

    var title: String { "\(route): \(question.rawValue) \(link.escaped())" }

    var place: Place { failure?.place ?? linkPlace }

    var failure: Failure? { if case .failed(let failure) = outcome { failure } else { nil } }
}

extension ExampleCoverage.Gap: JSONObject {
    var message: String {
        switch kind {
        case .route: "no example opens the route '\(text)'"
        case .pattern: "no example opens '\(text)' of route '\(route)'"
        case .variant: "no example of route '\(route)' has the variant '\(text)'"
        case .value: "no example of route '\(route)' has \(text)"
        }
    }

    func writeMembers(to out: inout OutputBuffer) {
        out.member("kind", kind.rawValue)
        out.member("route", route)
        out.member("missing", text)
        out.member("url", orNull: link)
        out.write(place)
    }
}
