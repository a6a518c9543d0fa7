#if Tool
    import WaymarkAssociation
    import WaymarkManifest

    /// A job that writes or compares a part of an app's file: intent filters, associated domains or URL types.
    struct PartJob: FileJob {
        private let content: Content
        private let table: AssociatedTable
        private let origins: AppOrigins
        /// The values of build placeholders, for a comparison.
        private let values: BuildValues

        private enum Content {
            case manifest(IntentFilterText)
            case entitlements(PropertyListText)
            case info(PropertyListText)
        }

        /// - Throws: ``ToolError`` if the routes provide nothing to write.
        init(
            _ file: AssociatedFile, _ table: AssociatedTable, host: String?, values: BuildValues = BuildValues()
        ) throws(ToolError) {
            (self.table, self.values, origins) = (table, values, table.origins(onHost: host))
            let (lists, filters) = (PropertyListText(table.file.apps, origins), IntentFilterText(table, origins))
            let isEmpty: Bool
            switch file {
            case .entitlements: (content, isEmpty) = (.entitlements(lists), lists.domains.isEmpty)
            case .infoPlist: (content, isEmpty) = (.info(lists), lists.schemes.isEmpty)
            case .manifest, .aasa, .assetlinks: (content, isEmpty) = (.manifest(filters), filters.isEmpty)
            }
            if let host, !table.opensApp(onHost: host) {
                let known = table.origins().hosts.map(\.name).joined(separator: ", ")
                let names = known.isEmpty ? "" : "; those of the routes are \(known)"
                throw ToolError("no route of the app matches links of the host '\(host)'\(names)".escaped())
            }
            if isEmpty {
                let absence = table.opensApp.contains(true) ? file.absence : "has no route that opens the app"
                throw ToolError("\(table.file.name.escaped()) \(absence)")
            }
        }

        private var part: String {
            switch content {
            case .manifest(let filters): filters.text
            case .entitlements(let lists): lists.entitlements
            case .info(let lists): lists.info
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
                let new = try edited(old, path)
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

        private var isManifest: Bool { if case .manifest = content { true } else { false } }

        private var place: String {
            isManifest ? "inside the <activity> that opens links" : "inside the outermost <dict>"
        }

        /// Returns the file with the part inserted. Verifies that systems read the part and the rest as intended.
        private func edited(_ old: [UInt8], _ path: String) throws -> [UInt8] {
            switch content {
            case .entitlements(let lists): return try lists.entitlements(in: old, name: path)
            case .info(let lists): return try lists.info(in: old, name: path)
            case .manifest(let filters): return try filters.manifest(in: old, name: path)
            }
        }

        func comparison(with path: String) throws -> AssociationComparison {
            let bytes = try AssociationDocument.bytes(of: path)
            var comparison = AssociationComparison(file: path)
            switch content {
            case .manifest(let filters):
                compare(try AppManifest.read(bytes, name: path, values: values).content, filters, &comparison)
            case .entitlements(let lists):
                let (file, problems) = try AppEntitlements.checked(bytes, name: path, values: values)
                comparison.addMissing(lists.missing(in: file)) { lists.unknownValues(of: file, for: $0) }
                comparison.faults = Self.repeated(AppEntitlements.key, in: problems)
            case .info(let lists):
                let (file, problems) = try AppInfo.checked(bytes, name: path, values: values)
                comparison.addMissing(lists.missing(in: file)) { lists.unknownValues(of: file, for: $0) }
                comparison.missing = comparison.missing.map { "the scheme '\($0)'" }
                comparison.faults = [AppInfo.types, AppInfo.list].flatMap { Self.repeated($0, in: problems) }
            }
            return comparison
        }

        /// Returns the duplicates of a key. Systems read one of the two, and disagree about which.
        private static func repeated(
            _ key: String, in problems: [AssociationProblem]
        ) -> [(place: Place, message: String)] {
            problems.filter { $0.kind == .duplicateKey(key) }.map { ($0.place, $0.message) }
        }

        private func compare(
            _ there: AppManifest, _ filters: IntentFilterText, _ comparison: inout AssociationComparison
        ) {
            let app = table.file.apps?.android.first?.package.value ?? there.package ?? "the app"
            let wanted = filters.manifest()
            for host in origins.hosts {
                guard let answer = table.drift(onHost: host.example).differences(of: there, from: wanted) else {
                    comparison.isTooMuch = true
                    continue
                }
                comparison.links += answer.found.map { (app, $0) }
                comparison.unknownValues += answer.unknownValues
            }
            let schemes = OriginDrift(table).answer(there)
            comparison.isTooMuch = comparison.isTooMuch || !schemes.isDecided && schemes.unknownValues.isEmpty
            comparison.unknownValues += schemes.unknownValues
            for finding in schemes.findings where finding.kind == .unclaimed {
                switch finding.origin {
                case .scheme(let scheme): comparison.missing.append("the scheme '\(scheme)'")
                case .host: continue
                case nil: comparison.links.append((app, FileDifference(lost: finding)))
                }
            }
        }

        func notes(_ style: Style, besides path: String?) -> String {
            if case .info = content { return "" }
            var lines = origins.leftOut.map { source in
                "\(style.paint("note:", .bold)) nothing is written for links of \(source.escaped()): apps receive only "
                    + "https links without a port\n"
            }
            guard case .manifest(let filters) = content else { return lines.joined() }
            let manifest = filters.manifest()
            for host in filters.exampleHosts {
                // Before Android 15, only the filters decide.
                let answer = table.drift(onHost: host).answer(DriftFiles(manifest: manifest, version: 14))
                lines += answer.findings.writingNotes.map {
                    "\(style.paint("note:", .bold)) \($0.replacing("activity[0].", with: ""))\n"
                }
                if !answer.isDecided {
                    lines.append("\(style.paint("not decided:", .yellow)) \(AssociationJob.doubt)\n")
                }
            }
            return lines.joined()
        }
    }

    extension EditedPropertyList.KnownValue {
        /// An instruction for the position of the marker comments.
        fileprivate var place: String {
            switch self {
            case .list: "inside the <array> of the key write"
            case .emptyList: "write its value as <array> and </array>, and between them"
            case .other: "a system reads only a list there; write <array> and </array>, and between them"
            }
        }
    }

    extension AssociatedFile {
        fileprivate var absence: String {
            switch self {
            case .infoPlist:
                "has no custom scheme; write it among the sources: 'sources: [https://example.com, myapp://]'"
            case .aasa, .assetlinks, .manifest, .entitlements:
                "names no host of the app's links; write 'sources: [https://example.com]', or name it with --host"
            }
        }
    }
#endif
