import WaymarkManifest

extension LinkDrift {
    /// Returns the certificate fingerprints that only the route file or only the statements about the app contain.
    /// Invalid ones in statements are skipped, because they authorize no build. Returns nothing without a valid
    /// statement, because then every link of the app is a difference.
    func answer(fingerprintsOf files: DriftFiles) -> Answer {
        let statements = files.links?.statements(handingTo: files.package) ?? []
        let own = statements.flatMap(\.namedFingerprints)
        let lost = files.fingerprints.filter { text in !own.contains { $0.text == text } }
        var told = Set(files.fingerprints)
        let surplus = own.filter { CertificateFingerprint.fault(of: $0.text) == nil && told.insert($0.text).inserted }
        guard !files.fingerprints.isEmpty, !own.isEmpty, !(lost.isEmpty && surplus.isEmpty) else { return Answer() }
        let (shown, parties) = (example, ["Android"])
        let link = shown?.link ?? "https://\(host)/"
        var answer = Answer()
        answer.findings = surplus.map { text, rule in
            Finding(kind: .claimed, parties: parties, route: nil, rule: rule, link: link, origin: .fingerprint(text))
        }
        // An included file can contain the missing fingerprints.
        if files.links?.included != nil, !lost.isEmpty {
            (answer.isDecided, answer.unknownValues) = (false, [String.include])
            return answer
        }
        answer.findings += lost.map { text in
            Finding(
                kind: .unclaimed, parties: parties, route: shown?.route, rule: nil, link: link,
                origin: .fingerprint(text))
        }
        return answer
    }

    /// A finding with the shortest link of the app's routes; `nil` if no route opens the app.
    var example: Finding? {
        let nobody = Party(name: "", rules: [[]]) { _ in false }
        return answer([nobody]).findings.first { $0.kind == .unclaimed }
    }
}

extension AssetStatement {
    fileprivate var namedFingerprints: [(text: String, rule: LinkDrift.Rule)] {
        fingerprints.enumerated().map { index, text in
            (text.value, LinkDrift.Rule(name: "\(name).sha256_cert_fingerprints[\(index)]", place: text.place))
        }
    }
}
