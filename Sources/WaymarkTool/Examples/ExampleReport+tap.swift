import WaymarkManifest

extension ExampleReport {
    /// The Test Anything Protocol, version 14: https://testanything.org/tap-version-14-specification.html
    var tap: String {
        var text = "TAP version 14\n1..\(results.count + wholeFaults.count)\n"
        for (number, result) in zip(1..., results) {
            let description = "\(number) - \(result.title.escapedForTAP)"
            switch result.outcome {
            case .passed: text += "ok \(description)\n"
            case .skipped(let reason): text += "ok \(description) # SKIP \(reason.escapedForTAP)\n"
            case .failed(let failure): text += "not ok \(description)\n\(diagnostics(of: failure))"
            }
        }
        for (number, fault) in zip((results.count + 1)..., wholeFaults) {
            text += "not ok \(number) - \(file.escapedForTAP)\n\(diagnostics(of: fault))"
        }
        return text
    }

    private func diagnostics(of fault: Fault) -> String {
        """
          ---
          message: \(fault.message.jsonString)
          at:
            file: \(file.jsonString)
            line: \(fault.place.line)
            column: \(fault.place.column)
          code: \(fault.code.jsonString)
          ...

        """
    }

    /// A YAML block; strings in double quotes as in JSON, which is a part of YAML.
    private func diagnostics(of failure: ExampleResult.Failure) -> String {
        let help = failure.help.map { "  help: \($0.jsonString)\n" } ?? ""
        return """
              ---
              message: \(failure.message.jsonString)
              at:
                file: \(file.jsonString)
                line: \(failure.place.line)
                column: \(failure.place.column)
              expected: \(failure.expected.jsonString)
              given: \(failure.given.jsonString)
            \(help)  ...

            """
    }
}

extension String {
    /// `#` begins a directive in a description, and a backslash escapes both.
    fileprivate var escapedForTAP: String {
        escaped().reduce(into: "") { text, character in
            if character == "#" || character == "\\" { text.append("\\") }
            text.append(character)
        }
    }

    fileprivate var jsonString: String { "\"\(escaped(.json))\"" }
}
