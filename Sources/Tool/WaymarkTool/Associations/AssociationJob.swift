#if Tool
    import WaymarkAssociation
    import WaymarkManifest

    /// A job that writes or compares an `apple-app-site-association` or `assetlinks.json` file.
    struct AssociationJob: FileJob {
        private let content: Content
        private let table: AssociatedTable
        private let host: String

        private enum Content {
            case aasa(SiteAssociationText, TablePlan)
            case assetlinks(AssetLinksText)
        }

        /// - Throws: ``ToolError`` if the route file names no app, if no route matches links of `host`, or if `host` is
        ///   `nil` and the hosts have different routes.
        init(_ file: AssociatedFile, _ table: AssociatedTable, host: String?) throws(ToolError) {
            guard let apps = table.file.apps, file == .aasa ? !apps.appIDs.isEmpty : !apps.android.isEmpty else {
                let example =
                    file == .aasa
                    ? "apps: { ios: { appIDs: [ABCDE12345.com.example.app] } }"
                    : "apps: { android: { package: com.example.app, sha256: [\"14:6D:…\"] } }"
                throw ToolError("\(table.file.name.escaped()) names no such apps; write '\(example)'")
            }
            // A file for a host without routes would contain no links.
            if let host, !table.hasRoutes(onHost: host) {
                throw ToolError(table.unknownHost(host).description.escaped())
            }
            let host = try Self.host(host, of: table)
            (self.host, self.table) = (host, table)
            content =
                file == .aasa
                ? .aasa(SiteAssociationText(apps), table.plan(forHost: host))
                : .assetlinks(AssetLinksText(apps, table, host: host))
        }

        static func host(_ host: String?, of table: AssociatedTable) throws(ToolError) -> String {
            do throws(AssociationFilesError) {
                return try table.host(host)
            } catch {
                throw ToolError("\(error.description.escaped()); specify it with --host")
            }
        }

        func text(besides path: String?) throws -> String {
            let old = try path.flatMap { try Self.document(at: $0) }
            do throws(EditError) {
                return try written(besides: old)
            } catch {
                throw ToolError(
                    "\((path ?? "").escaped()):\(error.place.line):\(error.place.column): error: "
                        + "\(error.message.escaped())\n    note: the file is unchanged")
            }
        }

        private func written(besides old: EditedFile?) throws(EditError) -> String {
            switch content {
            case .aasa(let writer, let plan):
                if let old { try writer.text(plan, besides: old) } else { writer.text(plan) }
            case .assetlinks(let writer):
                if let old { try writer.edit(old).text } else { writer.text() }
            }
        }

        /// Returns the new bytes of the file; if it cannot be edited, returns `nil` and notes it in `comparison`.
        private func wanted(at path: String, _ comparison: inout AssociationComparison) throws -> [UInt8]? {
            let old = try Self.document(at: path)
            do throws(EditError) {
                return Array(try written(besides: old).utf8)
            } catch {
                comparison.add(error.message, at: error.place)
                return nil
            }
        }

        private static func document(at path: String) throws -> EditedFile? {
            do throws(AssociationError) {
                return try EditedFile(AssociationDocument.bytes(of: path), name: path)
            } catch {
                if error.problems.first?.code == "missing-file" { return nil }
                throw error
            }
        }

        /// Compares the links that the existing and the new file open, and the statements of an `assetlinks.json`.
        func comparison(with path: String) throws -> AssociationComparison {
            let bytes = try AssociationDocument.bytes(of: path)
            var comparison = AssociationComparison(file: path)
            switch content {
            case .aasa:
                let own = try SiteAssociation.read(bytes, name: path).content
                guard let wanted = try wanted(at: path, &comparison) else { break }
                compare(own, with: try SiteAssociation.read(wanted, name: path).content, &comparison)
            case .assetlinks:
                let own = try AssetLinks.read(bytes, name: path).content
                guard let wanted = try wanted(at: path, &comparison) else { break }
                compare(own, with: try AssetLinks.read(wanted, name: path).content, &comparison)
            }
            return comparison
        }

        private func compare(_ own: AssetLinks, with wanted: AssetLinks, _ comparison: inout AssociationComparison) {
            comparison.compare(own.words, with: wanted.words, noun: "the statement ")
            let drift = table.drift(onHost: host)
            for app in (table.file.apps?.android ?? []).map(\.package.value) {
                let files = [own, wanted].map { DriftFiles(links: $0, package: app) }
                guard let answer = drift.differences(of: files[0], from: files[1]) else {
                    comparison.doubts.isTooMuch = true
                    continue
                }
                for difference in answer.findings { comparison.add(difference, app) }
                comparison.doubts.unknownValues += answer.unknownValues
            }
        }

        private func compare(
            _ own: SiteAssociation, with wanted: SiteAssociation, _ comparison: inout AssociationComparison
        ) {
            let drift = table.drift(onHost: host)
            for app in (table.file.apps?.appIDs ?? []).map(\.value) {
                let found = drift.differences(of: own, from: wanted, app: app, acceptsRoutes: true)
                for difference in found ?? [] { comparison.add(difference, app) }
                if found == nil { comparison.doubts.isTooMuch = true }
            }
            for name in ["webcredentials", "appclips"] {
                comparison.compare(own.apps(of: name), with: wanted.apps(of: name), of: "\(name) ")
            }
        }

        func notes(_ style: Style, besides path: String?) throws -> String {
            switch content {
            case .aasa(_, let plan): return style.notes(plan.differences.writingNotes, isDecided: plan.isDecided)
            case .assetlinks(let writer):
                guard let path, let old = try Self.document(at: path) else { return "" }
                return style.notes(try writer.edit(old).removals.map(\.note).uniqued)
            }
        }

        static let doubt = "too much to compare to prove that the file matches the routes"
    }

    extension Style {
        /// Returns the notes, one per line. If `isDecided` is `false`, adds a line about an incomplete comparison.
        func notes(_ notes: [String], isDecided: Bool = true) -> String {
            notes.map { "\(paint("note:", .bold)) \($0)\n" }.joined()
                + (isDecided ? "" : "\(paint("not decided:", .yellow)) \(AssociationJob.doubt)\n")
        }
    }

    extension AssetLinks {
        /// The statements, split into strings such as `android_app; com.example.app; RELATION; FINGERPRINT`.
        fileprivate var words: Set<String> {
            var fingerprints: [String: Set<String>] = [:]
            for statement in statements {
                let target = statement.package?.value ?? statement.site?.value ?? ""
                let start = "\(statement.namespace?.value ?? "no namespace"); \(target)"
                for relation in statement.relations {
                    fingerprints["\(start); \(relation.value)", default: []]
                        .formUnion(statement.fingerprints.map(\.value))
                }
            }
            return Set(fingerprints.flatMap { key, own in own.isEmpty ? [key] : own.map { "\(key); \($0)" } })
        }
    }

    extension SiteAssociation {
        fileprivate func apps(of service: String) -> Set<String> {
            Set(services.filter { $0.name.value == service }.flatMap { $0.apps.map(\.value) })
        }
    }

    extension AssetLinksText.Removal {
        fileprivate var note: String {
            switch self {
            case .fingerprint(let text, let app):
                "the fingerprint \(text.escaped()) of '\(app)' is removed; to keep it, name it in 'sha256' of the "
                    + "route file"
            case .dynamicRules(let app): "the dynamic rules of '\(app)' are replaced by those of the routes"
            }
        }
    }

    extension [LinkDrift.Finding] {
        /// Notes about links for which written rules and routes differ: ten of each kind, and the number of others.
        var writingNotes: [String] {
            LinkDrift.Kind.allCases.flatMap { kind -> [String] in
                let notes = filter { $0.kind == kind }.map(\.writingNote)
                guard notes.count > 10 else { return notes }
                return notes.prefix(10) + ["\(grouped(notes.count - 10)) more of this kind; 'waymark drift' lists all"]
            }
        }
    }

    extension LinkDrift.Finding {
        fileprivate var writingNote: String {
            let rule = rule.map { "\($0.name) " } ?? ""
            let link = link.escaped()
            return switch kind {
            case .claimed:
                route.map { "\(rule)opens \(link) in the app, though '\($0.escaped())' is for the browser" }
                    ?? "\(rule)opens \(link) in the app, which has no route for it"
            case .unclaimed, .uneven:
                "\(rule)keeps \(link) in the browser, though '\((route ?? "").escaped())' matches it"
            case .spelling where parties == ["Android"]:
                "\(link) stays in the browser: in filters, an escaped slash ends a segment"
            case .spelling: "\(link) stays in the browser: rules compare links literally"
            }
        }
    }
#endif
