import WaymarkManifest

extension ExampleReport {
    /// The results in TAP version 14: https://testanything.org/tap-version-14-specification.html
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
        for (number, fault) in zip((results.count + 1)..., fileProblems) {
            text += failed(number, file, fault.message, at: fault.place, [("code", fault.code)])
        }
        return text
    }

    private func line(_ number: Int, _ description: String, _ directive: String? = nil) -> String {
        "\(number) - \(description.escapedForTAP)\(directive.map { " # " + $0 } ?? "")\n"
    }

    /// Returns a failed line with a YAML block. Its strings are JSON strings, which are valid YAML.
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

extension String {
    /// The string with backslashes and `#`, which begins a directive, escaped.
    fileprivate var escapedForTAP: String {
        escaped().reduce(into: "") { text, character in
            if character == "#" || character == "\\" { text.append("\\") }
            text.append(character)
        }
    }

    fileprivate var jsonString: String { "\"\(escaped(.json))\"" }
}
