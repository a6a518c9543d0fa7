import WaymarkCore
import WaymarkManifest

extension ExampleReport {
    /// The failures, the problems of the whole file, and the parts without an example.
    var findings: FindingList {
        let all =
            results.compactMap { result in result.failure.map { finding($0, of: result) } }
            + fileProblems
        return FindingList(all, summary: summary(.plain), status: status)
    }

    private func finding(_ failure: ExampleResult.Failure, of result: ExampleResult) -> Finding {
        var message = failure.message + ": expected \(failure.expected), given \(failure.given)"
        if failure.place != result.linkPlace { message = "\(result.link): " + message }
        return Finding(
            severity: .error, code: result.question.code.rawValue, message: message, count: 1, route: result.route,
            witness: nil, file: failure.place.path(in: file), place: failure.place, help: failure.help)
    }
}

extension ExampleResult.Question {
    fileprivate var code: FindingCode {
        switch self {
        case .example: .failedExample
        case .reject: .failedReject
        case .roundTrip: .failedRoundTrip
        }
    }
}

extension ExampleCoverage.Gap: JSONObject {
    var code: FindingCode {
        switch kind {
        case .route: .uncoveredRoute
        case .pattern: .uncoveredPattern
        case .variant: .uncoveredVariant
        case .value: .uncoveredValue
        }
    }

    var message: String {
        switch kind {
        case .route: "no example opens the route '\(text)'"
        case .pattern: "no example opens '\(text)' of route '\(route)'"
        case .variant: "no example of route '\(route)' has the variant '\(text)'"
        case .value: "no example of route '\(route)' has \(text)"
        }
    }

    func text(in file: String, _ style: Style) -> String {
        let place = "\(place.path(in: file)):\(place.line):\(place.column): "
        let example = link.map { "\n    for example \($0.escaped())" } ?? ""
        return place.escaped() + style.paint("warning:", .yellow) + " \(message.escaped())" + example
    }

    func writeMembers(to out: inout OutputBuffer) {
        out.member("kind", kind.rawValue)
        out.member("route", route)
        out.member("missing", text)
        out.member("url", orNull: link)
        out.write(place)
    }
}
