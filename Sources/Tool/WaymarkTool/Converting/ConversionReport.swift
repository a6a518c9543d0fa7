import WaymarkCore
import WaymarkManifest
import WaymarkNotations

/// What becomes of patterns in another notation.
struct ConversionReport: Sendable {
    /// One pattern: where it comes from, and what it is or why it is nothing.
    struct Row: Sendable {
        /// The name of the route, in a route file.
        var route: String?
        /// The notation that the pattern is written in.
        var notation: Notation
        var pattern: String
        var result: Result<PatternConversion, PatternError>

        /// The route file, for the places of problems.
        var file: RouteFile?

        init(_ pattern: String, of route: String? = nil, in file: RouteFile? = nil, from: Notation, to: Notation) {
            (self.pattern, self.route, self.file, notation) = (pattern, route, file, from)
            do throws(PatternError) {
                result = .success(try PatternConversion(pattern, from: from.syntax, to: to.syntax))
            } catch {
                result = .failure(error)
            }
        }

        var warnings: [ConversionWarning] {
            guard case .success(let conversion) = result else { return [] }
            return conversion.changes.map(ConversionWarning.init)
        }

        /// No if there are no words for the pattern, bad input if it is no pattern.
        var status: ExitStatus {
            guard case .failure(let error) = result else { return .yes }
            return error.problems.allSatisfy { $0.code == "inexpressible" } ? .no : .badInput
        }

        var problems: [Finding] {
            guard case .failure(let error) = result else { return [] }
            guard let file else { return error.problems.map(Finding.init) }
            return file.located(error.problems.map { $0.naming(route: route) }).map(Finding.init)
        }
    }

    let to: Notation
    let rows: [Row]

    /// The notation whose settings the table of the patterns has, and the kinds of settings that it has of its own.
    let table: Notation
    var ownSettings: Set<String> = []

    /// What is different for the whole table. Patterns that say themselves where links come from ask no table.
    var warnings: [ConversionWarning] {
        var own = ownSettings
        let patterns = rows.compactMap { try? $0.result.get().original }
        if patterns.allSatisfy({ $0.source != nil }) { own.insert("host-rule") }
        return ConversionWarning.differences(from: table, to: to).filter { !own.contains($0.code) }
    }

    var status: ExitStatus { rows.map(\.status).max() ?? .yes }

    /// The patterns, one a line; those of a route file behind the name of their route.
    var text: String {
        rows.compactMap { row in
            guard case .success(let conversion) = row.result else { return nil }
            let text = conversion.text.escaped()
            return (row.route.map { "\($0.escaped()): \(text)" } ?? text) + "\n"
        }.joined()
    }

    /// What to know about them, for people.
    func notes(_ style: Style) -> String {
        let patterns = rows.flatMap { row in row.warnings.map { "'\(row.pattern)': \($0.message)" } }
        let problems = rows.flatMap(\.problems).map { $0.description(style) + "\n" }.joined()
        return problems
            + (patterns + tableNotes).map { "\(style.paint("warning:", .yellow)) \($0.escaped())\n" }.joined()
            + help.map { "help: \($0)\n" }.joined()
    }

    /// What is different for the table, leniencies together.
    private var tableNotes: [String] {
        let leniencies = warnings.compactMap(\.brief).joined(separator: ", ")
        return warnings.filter { $0.brief == nil }.map(\.message)
            + (leniencies.isEmpty ? [] : ["links are read differently: \(leniencies)"])
    }

    /// How a route file keeps everything as it was.
    private var help: [String] {
        guard !warnings.isEmpty else { return [] }
        return [
            "a route file with 'syntax: \(table.name)' reads links as before, also for routes with 'syntax: \(to.name)'"
        ]
    }

    func writeJSON(to out: inout OutputBuffer) {
        out.object { out in
            out.member("to", to.name)
            out.key("patterns")
            out.array(of: rows) { $1.writeJSON(to: &$0) }
            out.key("warnings")
            out.array(of: warnings) { $1.writeJSON(to: &$0) }
        }
        out.endLine()
    }
}

extension ConversionReport.Row {
    fileprivate func writeJSON(to out: inout OutputBuffer) {
        out.object { out in
            out.member("route", orNull: route)
            out.member("from", notation.name)
            out.member("pattern", pattern)
            if case .success(let conversion) = result {
                out.member("converted", conversion.text)
            } else {
                out.member("converted", orNull: nil)
            }
            out.key("warnings")
            out.array(of: warnings) { $1.writeJSON(to: &$0) }
            out.key("problems")
            out.array(of: problems) { $1.writeJSON(to: &$0) }
        }
    }
}
