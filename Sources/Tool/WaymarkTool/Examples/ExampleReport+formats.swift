import WaymarkAssociation
import WaymarkManifest

extension ExampleReport: JSONObject {
    func writeMembers(to out: inout OutputBuffer) {
        out.member("file", file)
        out.member("passed", passed)
        out.member("failed", failed)
        out.member("skipped", skipped)
        out.member("results", results)
        out.member("problems", of: fileProblems) { out, problem in
            out.object { out in
                out.member("code", problem.code)
                out.member("message", problem.message)
                out.write(problem.place ?? .start)
            }
        }
        if let gaps { out.member("uncovered", gaps) }
    }

    /// JUnit XML for CI services, with a test case for each check.
    var junit: String {
        let (tests, errors) = (results.count + fileProblems.count, fileProblems.count)
        let cases =
            results.map { result in
                let name = "\(result.question.rawValue) \(result.link.escaped())"
                return testCase(result.route, name, at: result.place, detail(of: result))
            }
            + fileProblems.map { problem in
                // In JUnit, `error` is a problem other than a failed test.
                let error = "<error message=\"\(problem.message.escapedForXML)\" type=\"\(problem.code)\"/>"
                return testCase(file, problem.code, at: problem.place ?? .start, error)
            }
        let counts = "tests=\"\(tests)\" failures=\"\(failed)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="waymark" \(counts)>
              <testsuite name="\(file.escapedForXML)" \(counts)>
            \(cases.joined())  </testsuite>
            </testsuites>

            """
    }

    private func testCase(_ group: String, _ name: String, at place: Place, _ detail: String?) -> String {
        let attributes =
            "classname=\"\(group.escapedForXML)\" name=\"\(name.escapedForXML)\" "
            + "file=\"\(place.path(in: file).escapedForXML)\" line=\"\(place.line)\""
        guard let detail else { return "    <testcase \(attributes)/>\n" }
        return "    <testcase \(attributes)>\n      \(detail)\n    </testcase>\n"
    }

    private func detail(of result: ExampleResult) -> String? {
        switch result.outcome {
        case .passed: return nil
        case .skipped(let reason): return "<skipped message=\"\(reason.escapedForXML)\"/>"
        case .failed(let failure):
            let text = lines("\(position(failure.place)): \(failure.message)", failure)
            return "<failure message=\"\(failure.message.escapedForXML)\" type=\"\(result.question.rawValue)\">"
                + "\(text.escapedForXML)</failure>"
        }
    }

    /// TAP version 14: https://testanything.org/tap-version-14-specification.html
    var tap: String {
        var text = "TAP version 14\n1..\(results.count + fileProblems.count)\n"
        for (number, result) in zip(1..., results) {
            switch result.outcome {
            case .passed: text += "ok \(line(number, result.title))"
            case .skipped(let reason): text += "ok \(line(number, result.title, "SKIP \(reason.escapedForTAP)"))"
            case .failed(let failure):
                let facts = [("expected", failure.expected), ("given", failure.given)]
                let help = failure.help.map { [("help", $0)] } ?? []
                text += failed(number, result.title, failure.message, at: failure.place, facts + help)
            }
        }
        for (number, problem) in zip((results.count + 1)..., fileProblems) {
            text += failed(number, file, problem.message, at: problem.place ?? .start, [("code", problem.code)])
        }
        return text
    }

    private func line(_ number: Int, _ description: String, _ directive: String? = nil) -> String {
        "\(number) - \(description.escapedForTAP)\(directive.map { " # " + $0 } ?? "")\n"
    }

    /// Returns the TAP line of a failed check, and a YAML block. In it, strings are JSON strings, which are valid YAML.
    private func failed(
        _ number: Int, _ description: String, _ message: String, at place: Place, _ facts: [(String, String)]
    ) -> String {
        """
        not ok \(line(number, description))\
          ---
          message: \(message.jsonString)
          at:
            file: \(place.path(in: file).jsonString)
            line: \(place.line)
            column: \(place.column)
        \(facts.map { "  \($0): \($1.jsonString)\n" }.joined())\
          ...

        """
    }
}

extension OutputBuffer {
    /// Writes a position. The member `file` is omitted for a position in the route file of the report.
    mutating func write(_ place: Place) {
        if let file = place.file { member("file", file) }
        members(of: place)
    }
}

extension ExampleResult: JSONObject {
    func writeMembers(to out: inout OutputBuffer) {
        out.member("question", question.rawValue)
        out.member("route", route)
        out.member("url", link)
        out.write(place)
        switch outcome {
        case .passed:
            out.member("outcome", "passed")
        case .skipped(let reason):
            out.member("outcome", "skipped")
            out.member("message", reason)
        case .failed(let failure):
            out.member("outcome", "failed")
            out.member("message", failure.message)
            out.member("expected", failure.expected)
            out.member("given", failure.given)
            if let help = failure.help { out.member("help", help) }
        }
    }
}

extension String {
    /// Escaped for an XML attribute or element. Control characters and direction marks become escapes such as `\u{0}`.
    /// U+FFFE and U+FFFF, which XML 1.0 forbids, become U+FFFD.
    fileprivate var escapedForXML: String {
        let scalars = escapedLines.unicodeScalars.map { 0xFFFE...0xFFFF ~= $0.value ? "\u{FFFD}" : $0 }
        return String(String.UnicodeScalarView(scalars)).asMarkup
    }

    /// In TAP, an unescaped `#` begins a directive.
    fileprivate var escapedForTAP: String { escaped().backslashed(before: "#\\") }

    fileprivate var jsonString: String { "\"\(escaped(.json))\"" }
}
