import WaymarkCore
import WaymarkManifest
import WaymarkNotations

/// The result of `waymark convert` for one pattern or a table: patterns in another notation, with warnings.
struct ConversionReport: Sendable, JSONObject {
    struct Row: Sendable {
        /// The route of a pattern from a route file; `nil` for other patterns.
        var route: String?
        var notation: Notation
        var pattern: String
        var result: Result<PatternConversion, PatternError>

        /// A warning if the new notation may prefer a different variant of the pattern.
        private let variants: ConversionWarning?

        /// The route file with the pattern; `nil` for patterns of the command line.
        var file: RouteFile?

        /// The file of patterns, with this pattern and its position; `nil` for other patterns.
        var line: (file: PatternFile, pattern: Located<String>)?

        init(_ pattern: String, of route: String? = nil, in file: RouteFile? = nil, from: Notation, to: Notation) {
            (self.pattern, self.route, self.file, notation) = (pattern, route, file, from)
            result = Result { () throws(PatternError) in
                try PatternConversion(pattern, from: from.syntax, to: to.syntax)
            }
            let original = file?.precedence == nil ? (try? result.get())?.original : nil
            variants = original.flatMap { ConversionWarning.variants(of: $0, file?.notation ?? from, to) }
        }

        var conversion: PatternConversion? { try? result.get() }

        /// Warnings about the pattern, except those that settings or types in the route file make unnecessary.
        var warnings: [ConversionWarning] {
            let declared = Set(file?.types.map(\.name.value) ?? [])
            return (conversion?.changes ?? []).filter { change in
                if case .needsType(_, let type) = change { !declared.contains(type) } else { true }
            }.map(ConversionWarning.init) + [variants].compactMap(\.self)
        }

        /// `no` for a pattern that the other notation cannot express; `badInput` for an invalid pattern.
        var status: ExitStatus {
            guard case .failure(let error) = result else { return .yes }
            return error.problems.allSatisfy { $0.code == "inexpressible" } ? .no : .badInput
        }

        var problems: [Finding] {
            guard case .failure(let error) = result else { return [] }
            if let line { return error.problems.map { Finding(line.file.problem($0, in: line.pattern)) } }
            guard let file else { return error.problems.map(Finding.init) }
            return file.located(error.problems.map { $0.naming(route: route) }).map(Finding.init)
        }
    }

    let to: Notation
    let rows: [Row]

    /// The notation of the given patterns. Its rules for precedence, hosts and policy apply unless the route file sets
    /// them.
    let table: Notation
    var ownSettings: Set<String> = []

    /// The policy in the route file, which overrides options of `table` and remains after the conversion.
    var ownPolicy: LinkPolicy?

    /// Warnings about the table, such as a changed precedence, unless the route file declares the setting. If every
    /// pattern names a link source, a changed rule for hosts causes no warning.
    var warnings: [ConversionWarning] {
        var own = ownSettings
        let patterns = rows.compactMap { $0.conversion?.original }
        if patterns.allSatisfy({ $0.source != nil }) { own.insert("host-rule") }
        return ConversionWarning.differences(from: table, to: to, keeping: ownPolicy).filter { !own.contains($0.code) }
    }

    var status: ExitStatus { rows.map(\.status).max() ?? .yes }

    /// The converted patterns, one per line, each after the name of its route, if any.
    var text: String {
        rows.compactMap { row in
            row.conversion.map { (row.route.map { "\($0.escaped()): " } ?? "") + $0.text.escaped() + "\n" }
        }.joined()
    }

    func notes(_ style: Style) -> String {
        let patterns = rows.flatMap { row in row.warnings.map { "'\(row.pattern)': \($0.message)" } }
        let problems = rows.flatMap(\.problems).map { $0.description(style) + "\n" }.joined()
        let notes = (patterns + tableNotes).map { "\(style.paint("warning:", .yellow)) \($0.escaped())\n" }.joined()
        if warnings.isEmpty { return problems + notes }
        let syntaxes = "'syntax: \(table.name)' reads links as before, also for routes with 'syntax: \(to.name)'"
        return problems + notes + "help: a route file with \(syntaxes)\n"
    }

    /// Warnings about the whole table. All policy options share one message.
    private var tableNotes: [String] {
        let leniencies = warnings.compactMap(\.brief).joined(separator: ", ")
        return warnings.filter { $0.brief == nil }.map(\.message)
            + (leniencies.isEmpty ? [] : ["links are read differently: \(leniencies)"])
    }

    func writeMembers(to out: inout OutputBuffer) {
        out.member("to", to.name)
        out.member("patterns", rows)
        out.member("warnings", warnings)
    }

    var findings: FindingList {
        let file = rows.lazy.compactMap(\.file).first
        let place = file.map { $0.syntax?.place ?? .start }
        let ofTable = warnings.map { Finding($0, of: nil, in: file?.name, at: place) }
        let all = rows.flatMap { $0.problems + $0.findings } + ofTable
        let converted = rows.count { $0.status == .yes }
        return FindingList(all, summary: "\(converted) of \(rows.count) patterns converted", status: status)
    }
}

extension ConversionReport.Row: JSONObject {
    func writeMembers(to out: inout OutputBuffer) {
        out.member("route", orNull: route)
        out.member("from", notation.name)
        out.member("pattern", pattern)
        out.member("converted", orNull: conversion?.text)
        out.member("warnings", warnings)
        out.member("problems", problems)
    }

    fileprivate var findings: [Finding] {
        let written = file?.routes.first { $0.name.value == route }?.patterns.first { $0.value == pattern }
        let place = written?.place ?? line?.pattern.place
        return warnings.map { Finding($0, of: self, in: file?.name ?? line?.file.path, at: place) }
    }
}

extension Finding {
    fileprivate init(
        _ warning: ConversionWarning, of row: ConversionReport.Row?, in file: String?, at place: Place?
    ) {
        self.init(
            severity: .warning, code: warning.code,
            message: (row.map { "'\($0.pattern)': " } ?? "") + warning.message, route: row?.route,
            pattern: row?.pattern, file: file, place: place,
            help: warning.setting.map { "a route file keeps it with '\($0)'" })
    }
}
