#if Tool
    import WaymarkAssociation
    import WaymarkCore
    import WaymarkManifest

    extension DriftReport {
        /// Returns the findings, each at its deciding rule, or else at its route.
        func findings(_ file: RouteFile) -> FindingList {
            let places = Dictionary(file.routes.map { ($0.name.value, $0.name.place) }) { first, _ in first }
            var all = rows.map { row in
                let finding = row.finding
                let rule = finding.rule.flatMap { rule in
                    rule.place.map { (row.file, $0, "by \(rule.name)" as String?) }
                }
                let route = finding.route.flatMap { places[$0] }.map { ($0.path(in: file.name), $0, nil as String?) }
                let (name, place, help) = rule ?? route ?? (row.file, .start, nil)
                return Finding(
                    severity: failOn.kinds.contains(finding.kind) ? .error : .warning,
                    code: finding.kind.code.rawValue,
                    message: "\(finding.kind.rawValue): \(finding.sentence(row.apps))",
                    count: 1, route: finding.route, witness: finding.link, file: name, place: place, help: help)
            }
            for doubt in doubts {
                all.append(
                    Finding(
                        severity: failOn.undecided ? .error : .note, code: FindingCode.undecidedDrift.rawValue,
                        message: "not decided: \(doubt)", count: 1, file: file.name, place: .start))
            }
            return FindingList(all, summary: summary, status: status)
        }
    }

    extension LinkDrift.Kind {
        fileprivate var code: FindingCode {
            switch self {
            case .claimed: .claimedLink
            case .unclaimed: .unclaimedLink
            case .uneven: .unevenLink
            case .spelling: .spelledLink
            }
        }
    }
#endif
