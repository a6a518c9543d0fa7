import WaymarkCore
import WaymarkEngine
import WaymarkManifest
import WaymarkPrinting
import WaymarkProofs

/// A Swift file with links of routes tagged `intent`, as string interpolations. The compiler reads them for App
/// Intents, so they cannot be created at run time.
struct IntentsFile {
    struct Representation {
        let route: RouteFile.Route
        let type: String
        /// `true` if the link contains values and so stands for an entity; `false` if it stands for an intent.
        let isEntity: Bool
        let pattern: String
        let literal: String
    }

    private(set) var representations: [Representation] = []
    /// The routes with the tag `intent` in the route file for which no link can be generated, with the reason.
    private(set) var absences: [(route: RouteFile.Route, reason: String)] = []
    /// The routes with the tag `intent` in the route file whose generated links open another route for some values of
    /// the parameters, or may do so, with the reason.
    private(set) var doubts: [(route: RouteFile.Route, reason: String)] = []
    private let file: RouteFile
    private let access: String

    /// - Throws: `RouteFileError` for table errors, and for routes without universal link or unique type name.
    init(_ file: RouteFile, isPublic: Bool) throws(RouteFileError) {
        (self.file, access) = (file, isPublic ? "public " : "")
        let engine = try file.router { $0.name.value }.engine
        let problems = file.intentProblems()
        guard problems.isEmpty else { throw RouteFileError(problems) }
        var proofs = TableProofs(engine.table)
        let better = file.routes.contains { $0.isForIntents } ? proofs.betterNeighbours() : []
        for (index, route) in file.routes.enumerated() where route.isForIntents {
            add(route, at: index, of: engine, better)
        }
        try checkNames()
    }

    private func checkNames() throws(RouteFileError) {
        var names: [String: String] = [:]
        let problems = representations.compactMap { representation in
            let (name, type) = (representation.route.name, representation.type)
            return names.updateValue(name.value, forKey: type).map { other in
                file.problem(.sameName(other, name.value, inCode: type), at: name.place)
            }
        }
        guard problems.isEmpty else { throw RouteFileError(problems) }
    }

    /// - Parameter better: For each variant, the ranks of variants that match some of its links and have precedence.
    private mutating func add(_ route: RouteFile.Route, at index: Int, of engine: RouteEngine, _ better: [[Int]]) {
        let name = route.name.value
        guard let type = GeneratedName.upperCamel(name) else {
            return absences.append((route, "no type can be called after it"))
        }
        var reason = "no universal link opens it"
        for form in engine.writtenForms(ofEntry: index) {
            guard let source = engine.universalSource(ofRank: form.rank) else { continue }
            do throws(ToolError) {
                let link = try InterpolatedLink(form.variant, source, engine.table.policy)
                let isEntity = link.hasValues
                let others = better[form.rank].map { engine.table.entries[engine.table.variants[$0].entry].name ?? "" }
                let other = others.first { $0 != name }
                guard isEntity || engine.opens(link.text, entry: index) else {
                    reason =
                        "'\(link.text.escaped())' opens another route" + (other.map { ", '\($0.escaped())'" } ?? "")
                    continue
                }
                if isEntity, let other {
                    doubts.append((route, "for some values its link may open '\(other.escaped())'"))
                }
                return representations.append(
                    Representation(
                        route: route, type: isEntity ? type + "Entity" : "Open" + type + "Intent", isEntity: isEntity,
                        pattern: engine.table.entries[index].patterns[form.pattern].writtenText,
                        literal: link.literal))
            } catch {
                reason = error.description
            }
        }
        absences.append((route, reason))
    }

    var text: String {
        let head = [
            CodeText.heading(.intents, from: file.name.fileName.escaped()), "// swift-format-ignore-file",
            "// swiftlint:disable all", "", "import AppIntents", "",
        ]
        return (head + representations.flatMap(declaration).dropLast()).joined(separator: "\n") + "\n"
    }

    private func declaration(_ representation: Representation) -> [String] {
        let route = CodeText.comment("\(representation.route.name.value): \(representation.pattern)").joined(
            separator: " ")
        return [
            "/// `\(route)`", "@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)",
            "extension \(representation.type): URLRepresentable\(representation.isEntity ? "Entity" : "Intent") {",
            "    \(access)static var urlRepresentation: URLRepresentation { \(representation.literal) }", "}", "",
        ]
    }
}

extension PatternVariant {
    fileprivate var requiredCount: Int { parameters.count { $0.presence == .required && $0.onlyText == nil } }
}

extension RouteFile.Route {
    fileprivate var isForIntents: Bool { tags.contains { $0.value == RouteFile.intentTag } }
}

extension RouteEngine {
    /// Returns the variants of a route in the order in which to try them: by pattern, then by required parameters.
    fileprivate func writtenForms(ofEntry entry: Int) -> [(rank: Int, pattern: Int, variant: PatternVariant)] {
        table.forms(ofEntry: entry).sorted {
            ($0.pattern, $0.variant.requiredCount) < ($1.pattern, $1.variant.requiredCount)
        }
    }

    fileprivate func opens(_ link: String, entry: Int) -> Bool {
        var opened: Int?
        _ = link.withBytes { match($0) { opened = $0.entryIndex } }
        return opened == entry
    }

    fileprivate func universalSource(ofRank rank: Int) -> PrintedSource? {
        table.sourceSets[table.variants[rank].sourceSet].first { $0.isUniversal }.flatMap { PrintedSource($0) }
    }
}
