import WaymarkManifest

extension ExampleReport {
    func writeJSON(to out: inout OutputBuffer) {
        out.object { out in
            out.member("file", file)
            out.member("passed", passed)
            out.member("failed", failed)
            out.member("skipped", skipped)
            out.key("results")
            out.array(of: results) { $1.writeJSON(to: &$0) }
            out.key("problems")
            out.array(of: fileProblems) { $1.writeJSON(to: &$0) }
            guard let gaps else { return }
            out.key("uncovered")
            out.array(of: gaps) { $1.writeJSON(to: &$0) }
        }
        out.endLine()
    }
}

extension OutputBuffer {
    /// Writes the members of a position. Positions in the file of the report have no `file`.
    mutating func write(_ place: Place) {
        if let file = place.file { member("file", file) }
        member("line", place.line)
        member("column", place.column)
    }
}

extension ExampleReport.Fault {
    fileprivate func writeJSON(to out: inout OutputBuffer) {
        out.object { out in
            out.member("code", code)
            out.member("message", message)
            out.write(place)
        }
    }
}

extension ExampleResult {
    fileprivate func writeJSON(to out: inout OutputBuffer) {
        out.object { out in
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
}
