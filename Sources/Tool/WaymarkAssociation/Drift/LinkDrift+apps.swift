extension LinkDrift {
    /// Returns the same differences as ``answer(_:)``, but a single finding about a system whose file does not name the
    /// app, or has no valid statement about it.
    package func briefAnswer(_ files: DriftFiles) -> Answer {
        let faults = [("iOS", files.faultOfApple), ("Android", files.faultOfAndroid)].filter { $0.1 != nil }
        guard !faults.isEmpty, let shown = example else { return answer(files) }
        var (rest, answer) = (files, Answer())
        if files.faultOfApple != nil { rest.aasa = nil }
        if files.faultOfAndroid != nil { (rest.manifest, rest.links) = (nil, nil) }
        answer.findings = faults.map { system, fault in
            Finding(
                kind: .unclaimed, parties: [system], route: shown.route, rule: nil, link: shown.link,
                origin: .app(fault: fault ?? ""))
        }
        answer.add(self.answer(rest))
        return answer
    }
}

extension DriftFiles {
    /// The reason why the app gets no web link on Apple's systems; `nil` if the file names, or may name, the app.
    fileprivate var faultOfApple: String? {
        guard let aasa, aasa.unknownApps(for: app).isEmpty else { return nil }
        guard let app else { return aasa.fault(of: nil) }
        return aasa.apps.contains(app) ? nil : Self.fault(ofFileNaming: aasa.apps)
    }

    /// The reason why the app gets no web link on Android; `nil` if a statement assigns links to it or may do so.
    fileprivate var faultOfAndroid: String? {
        guard let links, links.included == nil, links.statements(handingTo: package).isEmpty else { return nil }
        return links.fault(of: package) ?? Self.fault(ofFileNaming: links.apps)
    }

    private static func fault(ofFileNaming apps: [String]) -> String {
        let names = apps.isEmpty ? "no app" : "only \(apps.map { "'\($0)'" }.summary)"
        return "the file names \(names) for links"
    }
}
