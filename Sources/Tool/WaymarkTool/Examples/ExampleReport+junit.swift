import WaymarkManifest

extension ExampleReport {
    /// The results in JUnit's XML format, as CI services read it: one suite for the file, one case for each check.
    var junit: String {
        let (tests, errors) = (results.count + fileProblems.count, fileProblems.count)
        let counts = "tests=\"\(tests)\" failures=\"\(failed)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="waymark" \(counts)>
              <testsuite name="\(file.escapedForXML)" \(counts)>
            \(results.map(element).joined())\(fileProblems.map(element).joined())  </testsuite>
            </testsuites>

            """
    }

    private func element(of result: ExampleResult) -> String {
        let name = "\(result.question.rawValue) \(result.link.escaped())".escapedForXML
        let attributes =
            "classname=\"\(result.route.escapedForXML)\" name=\"\(name)\" "
            + "file=\"\(result.place.path(in: file).escapedForXML)\" line=\"\(result.place.line)\""
        guard let detail = detail(of: result) else { return "    <testcase \(attributes)/>\n" }
        return "    <testcase \(attributes)>\n      \(detail)\n    </testcase>\n"
    }

    /// Returns a problem of the whole file as an `error`, JUnit's term for a problem that is not a test failure.
    private func element(of fault: Fault) -> String {
        let place = "file=\"\(fault.place.path(in: file).escapedForXML)\" line=\"\(fault.place.line)\""
        return """
                <testcase classname="\(file.escapedForXML)" name="\(fault.code)" \(place)>
                  <error message="\(fault.message.escapedForXML)" type="\(fault.code)"/>
                </testcase>

            """
    }

    private func detail(of result: ExampleResult) -> String? {
        switch result.outcome {
        case .passed: return nil
        case .skipped(let reason): return "<skipped message=\"\(reason.escapedForXML)\"/>"
        case .failed(let failure):
            let text = lines("\(position(of: failure)): \(failure.message)", failure).joined(separator: "\n")
            return "<failure message=\"\(failure.message.escapedForXML)\" type=\"\(result.question.rawValue)\">"
                + "\(text.escapedForXML)</failure>"
        }
    }
}

extension String {
    /// The string escaped for an attribute or element. Characters that XML 1.0 forbids become U+FFFD.
    fileprivate var escapedForXML: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "\n": text += "&#10;"
            case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}
