#if Tool
    import WaymarkAssociation
    import WaymarkCore
    import WaymarkManifest

    struct DriftReport: JSONObject {
        let failOn: FailureKinds<LinkDrift.Kind>
        private var rows: [Row] = []
        private var isDecided = true
        private var doubts = Doubts()

        struct Row {
            let file: String
            var apps: [String]
            let finding: LinkDrift.Finding
        }

        /// - Parameter host: The host of the files; `nil` for the hosts of the routes or, without any, of the manifest.
        init(
            _ options: DriftOptions, _ table: AssociatedTable, host: String?, failOn: FailureKinds<LinkDrift.Kind>
        ) throws {
            self.failOn = failOn
            let all = try options.read(table.file.apps)
            let own = host == nil ? table.hosts(of: all.first?.manifest) : []
            // The hosts and schemes in property lists are compared with those of all routes.
            let hosts = try all.isEmpty ? [] : own.isEmpty ? [AssociationJob.host(host, of: table)] : own
            for (file, answer) in try options.origins(table, all.first?.manifest, besides: hosts) {
                note(answer)
                let apps = answer.findings.map { finding in
                    finding.parties == ["iOS"]
                        ? table.file.apps?.appIDs.map(\.value) ?? [] : [all.first?.package].compactMap(\.self)
                }
                rows += zip(answer.findings, apps).map { Row(file: file, apps: $1, finding: $0) }
            }
            for host in hosts { add(all, options, table.drift(onHost: host)) }
            rows.removeAll { options.ignores($0.finding) }
            // The most severe kind of finding is first.
            rows = LinkDrift.Kind.allCases.flatMap { kind in rows.filter { $0.finding.kind == kind } }
        }

        private mutating func add(_ all: [DriftFiles], _ options: DriftOptions, _ drift: LinkDrift) {
            var known: [LinkDrift.Finding: Int] = [:]
            for files in all {
                let answer = drift.briefAnswer(files)
                note(answer)
                for finding in answer.findings {
                    let apps = finding.parties.flatMap { party in
                        party == "iOS" ? files.apps(of: finding) : [files.package].compactMap(\.self)
                    }
                    if let index = known[finding] {
                        let known = rows[index].apps
                        rows[index].apps += apps.filter { !known.contains($0) }
                    } else {
                        known[finding] = rows.count
                        rows.append(Row(file: options.file(of: finding), apps: apps, finding: finding))
                    }
                }
            }
        }

        private mutating func note(_ answer: LinkDrift.Answer) {
            isDecided = isDecided && answer.isDecided
            doubts.note(answer)
        }

        var status: ExitStatus {
            ExitStatus(!(rows.contains { failOn.kinds.contains($0.finding.kind) } || failOn.undecided && !isDecided))
        }

        func text(_ style: Style) -> String {
            var text = rows.map { row in
                let finding = row.finding
                let kind = style.paint(finding.kind.rawValue, finding.kind == .spelling ? .yellow : .red)
                let place = finding.rule.map { rule in
                    "    by \(rule.name)"
                        + (rule.place.map { " (\(row.file.escaped()):\($0.line):\($0.column))" } ?? "") + "\n"
                }
                return "\(kind) \(finding.link.escaped())\n    \(finding.sentence(row.apps))\n\(place ?? "")\n"
            }.joined()
            text += doubts.sentences.map { "\(style.paint("not decided", .yellow)): \($0)\n\n" }.joined()
            return text + style.paint(summary, status == .yes ? .green : .red) + "\n"
        }

        var summary: String {
            let counts = LinkDrift.Kind.allCases.map { kind in (kind, rows.count { $0.finding.kind == kind }) }
                .filter { $0.1 > 0 }.map { "\($0.1) \($0.0.rawValue)" }
            if counts.isEmpty { return isDecided ? "routes and files agree" : "no difference is proven" }
            return counts.joined(separator: ", ")
        }

        func writeMembers(to out: inout OutputBuffer) {
            out.member("findings", rows)
            out.member("decided", isDecided)
            out.member("unknown", doubts.unknownValues.uniqued)
        }

        /// Returns the findings, each positioned at its rule, or else at its route or the start of the file. A missing
        /// host, scheme, fingerprint or app is at the start: it concerns more than the route of its example link.
        func findings(_ file: RouteFile) -> FindingList {
            let places = Dictionary(file.routes.map { ($0.name.value, $0.name.place) }) { first, _ in first }
            let found = rows.map { row in
                let finding = row.finding
                let rule = finding.rule.flatMap { rule in
                    rule.place.map { (row.file, $0, "by \(rule.name)" as String?) }
                }
                let own = finding.origin == nil ? finding.route.flatMap { places[$0] } : nil
                let route = own.map { ($0.path(in: file.name), $0, nil as String?) }
                let (name, place, help) = rule ?? route ?? (row.file, .start, nil)
                return Finding(
                    severity: failOn.kinds.contains(finding.kind) ? .error : .warning,
                    code: finding.kind.code, message: "\(finding.kind.rawValue): \(finding.sentence(row.apps))",
                    route: finding.route, witness: finding.link, file: name, place: place, help: help)
            }
            let undecided = doubts.sentences.map { doubt in
                Finding(
                    severity: failOn.undecided ? .error : .note, code: FindingCode.undecidedDrift.rawValue,
                    message: "not decided: \(doubt)", file: file.name, place: .start)
            }
            return FindingList(found + undecided, summary: summary, status: status)
        }
    }

    extension DriftReport.Row: JSONObject {
        func writeMembers(to out: inout OutputBuffer) {
            out.member("kind", finding.kind.rawValue)
            out.member("url", finding.link)
            out.member("systems", finding.parties)
            out.member("apps", apps)
            out.member("route", orNull: finding.route)
            out.member("file", file)
            out.member("rule", orNull: finding.rule?.name)
            out.key("line")
            if let place = finding.rule?.place { out.number(place.line) } else { out.null() }
            out.member("message", finding.sentence(apps))
        }
    }

    extension LinkDrift.Finding {
        func sentence(_ apps: [String]) -> String {
            let systems = parties.joined(separator: " and ")
            let apps = apps.isEmpty ? "the app" : apps.joined(separator: ", ")
            let lost = link.hasCustomScheme ? "the app does not receive it" : "it stays in the browser"
            let route = (route ?? "").escaped()
            if let origin { return "\(systems): \(origin.sentence(isMissing: kind == .unclaimed, for: apps))" }
            return switch kind {
            case .claimed where self.route == nil: "\(systems): it opens \(apps), but no route matches the link"
            case .claimed: "\(systems): it opens \(apps), but '\(route)' is for the browser"
            case .unclaimed: "\(systems): '\(route)' matches the link, but \(lost)"
            case .uneven:
                "\(systems): '\(route)' matches the link, but it stays in the browser; the others open the app"
            case .spelling: "\(systems): '\(route)' matches the link; in this spelling, \(lost)"
            }
        }
    }

    extension String {
        /// `true` for a link such as `myapp://user`.
        var hasCustomScheme: Bool { !["http:", "https:"].contains(where: lowercased().hasPrefix) }
    }

    extension LinkDrift.Origin {
        fileprivate func sentence(isMissing: Bool, for apps: String) -> String {
            switch self {
            case .host(let text) where isMissing:
                "the file lacks '\(text.escaped())', so no link of the host opens the app"
            case .host(let text): "the file has '\(text.escaped())', but the app has no route for the host"
            case .scheme(let text) where isMissing:
                "the file lacks the scheme '\(text.escaped())', so none of its links opens the app"
            case .scheme(let text): "the file has the scheme '\(text.escaped())', but the app has no route for it"
            case .fingerprint(let text) where isMissing:
                "the file lacks the fingerprint '\(text.escaped())' for \(apps), so no link opens it with that "
                    + "certificate"
            case .fingerprint(let text):
                "the file has the fingerprint '\(text.escaped())' for \(apps), but the route file does not"
            case .app(let fault): "no web link opens \(apps): \(fault.escaped())"
            }
        }
    }
#endif
