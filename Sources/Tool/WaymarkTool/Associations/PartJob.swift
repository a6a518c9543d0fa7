#if Tool
    import WaymarkAssociation
    import WaymarkManifest

    /// A job that writes or compares a part of an app's file: intent filters, associated domains or URL types.
    struct PartJob: FileJob {
        private let file: AssociatedFile
        private let table: AssociatedTable
        private let origins: AppOrigins
        private let lists: PropertyListText
        private let filters: IntentFilterText
        private let part: String
        /// Inserts filters, domains or URL types into a file. Throws if content would be lost or systems ignored them.
        private let insert: (_ file: [UInt8], _ name: String) throws -> [UInt8]
        /// The values of build placeholders in the compared file, such as `${host}`.
        private let values: BuildValues

        /// - Throws: ``ToolError`` if no route opens the app on `host`, or if there are no hosts or schemes to write.
        init(_ file: AssociatedFile, _ table: AssociatedTable, host: String?, values: BuildValues) throws(ToolError) {
            (self.file, self.table, self.values, origins) = (file, table, values, table.origins(onHost: host))
            (lists, filters) = (PropertyListText(table.file.apps, origins), IntentFilterText(table, origins))
            let isEmpty: Bool
            switch file {
            case .entitlements:
                (part, isEmpty, insert) = (lists.entitlements, lists.domains.isEmpty, lists.entitlements(in:name:))
            case .infoPlist: (part, isEmpty, insert) = (lists.info, lists.schemes.isEmpty, lists.info(in:name:))
            case .manifest, .aasa, .assetlinks:
                (part, isEmpty, insert) = (filters.text, filters.isEmpty, filters.manifest(in:name:))
            }
            if let host, !table.opensApp(onHost: host) {
                throw ToolError(table.unknownHost(host).description.escaped())
            }
            if isEmpty {
                let absence =
                    !table.opensApp.contains(true)
                    ? "has no route that opens the app"
                    : file == .infoPlist
                        ? "has no custom scheme; write it among the sources: 'sources: [https://example.com, myapp://]'"
                        : "names no host of the app's links; write 'sources: [https://example.com]', or name it with --host"
                throw ToolError("\(table.file.name.escaped()) \(absence)")
            }
        }

        func text(besides path: String?) throws -> String {
            guard let path else { return part }
            let old: [UInt8]
            do throws(AssociationError) {
                old = try AssociationDocument.bytes(of: path)
            } catch {
                guard error.problems.first?.code == "missing-file" else { throw error }
                guard !isManifest else {
                    throw ToolError(
                        "\(path.escaped()): no such file, and a manifest contains more than links; in yours, "
                            + "\(place), write \(MarkedPart.begin) and below it \(MarkedPart.end)")
                }
                return PropertyListText.document(part)
            }
            do {
                let new = try insert(old, path)
                let text = String(decoding: new, as: UTF8.self)
                guard text.utf8.elementsEqual(new) else {
                    throw ToolError("\(path.escaped()) is not changed: save it as UTF-8 first")
                }
                return text
            } catch let fault as EditedPropertyList.Problem {
                throw ToolError(message(fault, path.escaped()))
            }
        }

        private func message(_ fault: EditedPropertyList.Problem, _ path: String) -> String {
            switch fault {
            case .noComments:
                "\(path) contains other content, and is not changed; \(place) write \(MarkedPart.begin) and below it "
                    + MarkedPart.end
            case .repeatedComments(let lines):
                "\(path) has the comments \(MarkedPart.begin) and \(MarkedPart.end) more than once, on the lines "
                    + "\(lines.map(String.init).joined(separator: ", ")), and is not changed; remove all but one pair"
            case .misplaced:
                "\(path): \(place)\(isManifest ? "" : ", and not between a key and its value,") belong \(MarkedPart.begin) "
                    + "and \(MarkedPart.end)"
            case .removed:
                "\(path): the <activity> with the comments is removed from the app by 'tools:node'; write the comments inside "
                    + "the <activity> that opens links"
            case .known(let key, let value):
                "\(path) already has '\(key)', and is not changed; \(value.place) \(MarkedPart.begin) and below it "
                    + MarkedPart.end
            case .repeated(let key):
                "\(path) has '\(key)' twice, and is not changed; a system reads one of the two: move its elements to the other"
            }
        }

        private var isManifest: Bool { file == .manifest }

        private var place: String {
            isManifest ? "inside the <activity> that opens links" : "inside the outermost <dict>"
        }

        func comparison(with path: String) throws -> AssociationComparison {
            let bytes = try AssociationDocument.bytes(of: path)
            var comparison = AssociationComparison(file: path)
            // Systems disagree about which value of a duplicate key counts, so a duplicate is a difference.
            var (keys, problems): ([String], [AssociationProblem]) = ([], [])
            switch file {
            case .manifest, .aasa, .assetlinks:
                compare(try AppManifest.read(bytes, name: path, values: values).content, &comparison)
            case .entitlements:
                let (own, found) = try AppEntitlements.checked(bytes, name: path, values: values)
                comparison.addMissing(lists.missing(in: own)) { lists.unknownValues(of: own, for: $0) }
                (keys, problems) = ([AppEntitlements.key], found)
            case .infoPlist:
                let (own, found) = try AppInfo.checked(bytes, name: path, values: values)
                comparison.addMissing(lists.missing(in: own), words: { "the scheme '\($0)'" }) { scheme in
                    lists.unknownValues(of: own, for: scheme)
                }
                (keys, problems) = ([AppInfo.types, AppInfo.list], found)
            }
            for key in keys {
                for problem in problems where problem.kind == .duplicateKey(key) {
                    comparison.add(problem.message, at: problem.place)
                }
            }
            return comparison
        }

        private func compare(_ there: AppManifest, _ comparison: inout AssociationComparison) {
            let app = table.file.apps?.android.first?.package.value ?? there.package ?? "the app"
            let (own, wanted) = (DriftFiles(manifest: there), DriftFiles(manifest: filters.manifest()))
            for host in origins.hosts {
                guard let answer = table.drift(onHost: host.example).differences(of: own, from: wanted) else {
                    comparison.doubts.isTooMuch = true
                    continue
                }
                for difference in answer.findings { comparison.add(difference, app) }
                comparison.doubts.unknownValues += answer.unknownValues
            }
            // Schemes without routes are accepted, so a placeholder matters only if it may be a missing scheme.
            let schemes = OriginDrift(table, ignoring: .all).answer(there)
            comparison.doubts.note(schemes)
            let lost = schemes.findings.filter { $0.kind == .unclaimed }
            for finding in lost where finding.origin == nil { comparison.add(finding, app) }
            for case .scheme(let scheme) in lost.map(\.origin) { comparison.add("lacks the scheme '\(scheme)'") }
        }

        func notes(_ style: Style, besides path: String?) -> String {
            if file == .infoPlist { return "" }
            let notes = style.notes(
                origins.leftOut.map { source in
                    "nothing is written for links of \(source.escaped()): apps receive only https links without a port"
                })
            guard isManifest else { return notes }
            let manifest = filters.manifest()
            return filters.exampleHosts.reduce(notes) { notes, host in
                // On Android 14, only intent filters decide. Android 15 adds dynamic rules from assetlinks.json.
                let answer = table.drift(onHost: host).answer(DriftFiles(manifest: manifest, version: 14))
                let more = answer.findings.writingNotes.map { $0.replacing("activity[0].", with: "") }
                return notes + style.notes(more, isDecided: answer.isDecided)
            }
        }
    }

    extension EditedPropertyList.KnownValue {
        /// The start of an instruction to users: where in the file to write the two comments of ``MarkedPart``.
        fileprivate var place: String {
            switch self {
            case .list: "inside the <array> of the key write"
            case .emptyList: "write its value as <array> and </array>, and between them"
            case .other: "a system reads only a list there; write <array> and </array>, and between them"
            }
        }
    }
#endif
