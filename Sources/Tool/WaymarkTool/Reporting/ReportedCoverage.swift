#if Tool
    import WaymarkAssociation
    import WaymarkCore
    import WaymarkManifest
    import WaymarkProofs
#endif

/// A comparison of routes with the association files of iOS and Android.
struct ReportedCoverage: Sendable {
    let systems: [String]
    let host: String
    /// `true` if the files and the routes were compared completely.
    let isDecided: Bool
    /// The differences by name of the route; the name is empty for others, such as those about fingerprints.
    let faults: [String: [Problem]]
    let routes: Set<String>

    struct Problem: Sendable, Hashable {
        let words: String
        let link: String
    }
}

#if Tool
    extension ReportedCoverage {
        /// - Throws: ``AssociationError`` for an unreadable file; ``ToolError`` if no file names an app to compare.
        init(_ options: DriftOptions, _ table: AssociatedTable, host: String) throws {
            let drift = table.drift(onHost: host)
            let answers = try options.read(table.file.apps).map { drift.answer($0) }
            let findings = Dictionary(grouping: answers.flatMap(\.findings)) { finding in
                finding.origin == nil ? finding.route ?? "" : ""
            }
            let ranked = table.engine.table
            let entries = ranked.ranks(onHost: host).map { ranked.variants[$0].entry }
            self.init(
                systems: (options.aasa == nil ? [] : ["iOS"]) + (options.hasAndroidFile ? ["Android"] : []),
                host: host, isDecided: answers.allSatisfy(\.isDecided),
                faults: findings.mapValues { $0.map { Problem(words: $0.words, link: $0.link) }.uniqued },
                routes: Set(entries.compactMap { ranked.entries[$0].name }))
        }
    }

    extension LinkDrift.Finding {
        fileprivate var words: String {
            if origin != nil { return sentence([]) }
            let systems = parties.joined(separator: " and ")
            let place = rule.map { rule in " (\(rule.name)\(rule.place.map { ", line \($0.line)" } ?? ""))" } ?? ""
            return switch kind {
            case .claimed where route == nil: "\(systems) opens it in the app, but no route matches it\(place)"
            case .claimed: "\(systems) hands it to the app, and it is for the browser\(place)"
            case .unclaimed: "stays in the browser on \(systems)\(place)"
            case .uneven: "stays in the browser on \(systems), and opens the app elsewhere\(place)"
            case .spelling: "spelled like this, it stays in the browser on \(systems)"
            }
        }
    }
#endif
