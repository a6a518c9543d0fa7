import WaymarkCore
import WaymarkManifest

extension ConversionReport {
    /// Patterns that the other notation cannot express, and warnings about the others and the table.
    var findings: FindingList {
        let file = rows.lazy.compactMap(\.file).first
        let ofTable = warnings.map { warning in
            Finding(warning, in: file?.name, at: file.map { $0.syntax?.place ?? .start })
        }
        let all = rows.flatMap { $0.problems + $0.findings } + ofTable
        let converted = rows.count { $0.status == .yes }
        return FindingList(all, summary: "\(converted) of \(rows.count) patterns converted", status: status)
    }
}

extension ConversionReport.Row {
    /// The warnings about the converted pattern, at its position in the route file.
    fileprivate var findings: [Finding] {
        let written = file?.routes.first { $0.name.value == route }?.patterns.first { $0.value == pattern }
        return warnings.map { warning in
            var finding = Finding(warning, in: file?.name, at: written?.place)
            finding.message = "'\(pattern)': " + finding.message
            finding.route = route
            finding.pattern = pattern
            return finding
        }
    }
}

extension Finding {
    fileprivate init(_ warning: ConversionWarning, in file: String?, at place: Place?) {
        self.init(
            severity: .warning, code: warning.code, message: warning.message, count: 1, file: file, place: place,
            help: warning.setting.map { "a route file keeps it with '\($0)'" })
    }
}
