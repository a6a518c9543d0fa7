import WaymarkManifest

/// Everything that `waymark test` has found out, to be written in one of several forms.
struct ExampleReport: Sendable {
    /// The route file.
    let file: String
    let results: [ExampleResult]

    var failed: Int { results.count { $0.failure != nil } }
    var skipped: Int { results.count { $0.skipReason != nil } }
    var passed: Int { results.count - failed - skipped }

    var status: ExitStatus { ExitStatus(failed == 0) }

    /// The failures, each with its place, and a summary.
    func text(_ style: Style) -> String {
        var text = ""
        for failure in results.compactMap(\.failure) {
            let error = style.paint("error:", .red)
            text += lines("\(position(of: failure)): \(error) \(failure.message)", failure).joined(separator: "\n")
            text += "\n\n"
        }
        return text + summary(style) + "\n"
    }

    /// A failure after its first line, which every form words in its own way.
    func lines(_ heading: String, _ failure: ExampleResult.Failure) -> [String] {
        [heading] + failure.excerpt.map { "    " + $0 } + [
            "  expected  \(failure.expected)", "  given     \(failure.given)",
        ]
            + (failure.help.map { ["  help      \($0)"] } ?? [])
    }

    /// `waymark.yaml:12:7`, the form that editors and CI services turn into links.
    func position(of failure: ExampleResult.Failure) -> String {
        "\(file):\(failure.place.line):\(failure.place.column)"
    }

    private func summary(_ style: Style) -> String {
        var parts = [style.paint("\(passed) passed", failed == 0 ? .green : .bold)]
        if failed > 0 { parts.append(style.paint("\(failed) failed", .red)) }
        if skipped > 0 { parts.append("\(skipped) skipped") }
        return parts.joined(separator: ", ")
    }
}
