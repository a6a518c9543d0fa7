#if Tool
    import Foundation
    import TestSupport
    import Testing
    import WaymarkCore
    import WaymarkEngine
    import WaymarkExplain
    import WaymarkManifest

    @testable import WaymarkProofs

    /// A typical edit to a route file. A random number chooses among the edits of one kind.
    enum Mutation: String, CaseIterable {
        case dropRoute, swapRoutes, widenType, narrowType, dropGroup, renameParameter, changeSource, changePolicy

        /// The tested kinds. Edits that affect all routes are slow in a debug build.
        static let tried = allCases.filter { Thoroughness.isFull || $0 != .changePolicy }

        /// - Returns: The edited file; `nil` if the edit does not apply to the chosen route.
        func applied(to file: RouteFile, _ generator: inout SeededGenerator) -> RouteFile? {
            var file = file
            let index = generator.below(file.routes.count)
            let text = file.routes[index].patterns[0].value
            switch self {
            case .dropRoute: file.routes.remove(at: index)
            case .swapRoutes:
                let other = generator.below(file.routes.count)
                let patterns = file.routes[index].patterns
                file.routes[index].patterns = file.routes[other].patterns
                file.routes[other].patterns = patterns
            case .widenType:
                guard text.contains(": UInt") else { return nil }
                file.routes[index].patterns[0].value = text.replacing(": UInt", with: "", maxReplacements: 1)
            case .narrowType:
                guard let range = text.firstRange(of: ": Repository}") ?? text.firstRange(of: ": Login}") else {
                    return nil
                }
                file.routes[index].patterns[0].value = text.replacingCharacters(in: range, with: ": Int}")
            case .dropGroup:
                guard let range = text.range(of: #"\[[^\[\]]*\]"#, options: .regularExpression),
                    !text[range].contains("String")
                else { return nil }
                file.routes[index].patterns[0].value = text.replacingCharacters(in: range, with: "")
            case .renameParameter:
                guard let range = text.range(of: #"\{[a-z]+"#, options: .regularExpression) else { return nil }
                file.routes[index].patterns[0].value = text.replacingCharacters(in: range, with: "{renamed")
            case .changeSource:
                if generator.once(in: 2) {
                    file.sources.remove(at: generator.below(file.sources.count))
                } else {
                    file.routes[index].sources = [file.sources[0]]
                }
            case .changePolicy:
                guard var policy = Optional(file.policy?.value ?? .strict) else { return nil }
                switch generator.below(8) {
                case 0: policy.isCaseInsensitive.toggle()
                case 1: policy.dropsEmptySegments.toggle()
                case 2: policy.repeatedItems = .first
                case 3: policy.maximumSegments = 3
                case 4: policy.trimsWhitespace.toggle()
                case 5: policy.allowsUserinfo.toggle()
                case 6: policy.ignoresPorts.toggle()
                default: policy.allowsControlCharacters.toggle()
                }
                file.policy = Located(policy, at: file.routes[index].name.place)
            }
            return file
        }
    }

    @Suite("Mutations of the example route file")
    struct MutationTests {
        private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples/github")

        /// Returns the links of the example, and a different spelling of each one.
        private static func links() throws -> [String] {
            let text = try String(contentsOf: folder.appendingPathComponent("urls.txt"), encoding: .utf8)
            let links = text.split(separator: "\n").map { String($0) }
            var others: [String] = []
            for link in links.prefix(120) {
                let item = link.contains("?") ? "&" : "?"
                others += [" \(link)", link.uppercased(), link.replacing("://", with: "://u@"), "\(link)\(item)a=%01"]
                others += [
                    link.replacing("github.com", with: "github.com:8080"), link.replacing(".com/", with: ".com//"),
                ]
                others += [link.replacing("https://github.com/", with: "github://"), "\(link)/a/b/c/d"]
                others.append("\(link)\(item)page=1&page=2")
            }
            return links + others
        }

        @Test("The differences of a mutated route file include every changed answer", arguments: Mutation.tried)
        func found(_ mutation: Mutation) throws {
            let file = try RouteFile(contentsOf: Self.folder.appendingPathComponent("waymark.yaml").path)
            let old = try Router(file.table { $0.name.value })
            let links = try Self.links()
            var (changing, tried) = (0, 0)
            var generator = SeededGenerator(seed: 7)
            for _ in 0..<(Thoroughness.isFull ? 300 : 80) where tried < (Thoroughness.isFull ? 25 : 1) {
                guard let mutant = mutation.applied(to: file, &generator),
                    let new = try? Router(mutant.table { $0.name.value })
                else { continue }
                tried += 1
                let expected = Set(links.compactMap { kind(of: $0, old, new) })
                changing += expected.isEmpty ? 0 : 1
                let differences = try TableDifferences(
                    from: file.table { $0.name.value }, to: mutant.table { $0.name.value })
                let found = Set(differences.found.map { "\($0.kind) \($0.route) \($0.otherRoute ?? "")" })
                let isRead = differences.undecided.contains { if case .option = $0 { true } else { false } }
                #expect(
                    isRead && !found.isEmpty || expected.isSubset(of: found), "\(expected.subtracting(found).sorted())")
            }
            #expect(tried > 0)
            print("\(mutation): \(tried) mutants, \(changing) of which change an answer to the links that were tried")
        }

        /// Only a catch-all captures the empty segment after a second slash, and the segment is absent if trailing
        /// slashes are dropped. Any other change of such a link is a different route, or no route.
        @Test(
            "Dropping trailing slashes changes one link of each route that ends in a catch-all"
        )
        func slashesAtEnd() throws {
            var file = try RouteFile(contentsOf: Self.folder.appendingPathComponent("waymark.yaml").path)
            file.routes.removeAll { route in !route.patterns.contains { $0.value.contains("**") } }
            let old = file.table { $0.name.value }
            var new = old
            new.policy.dropsTrailingSlashes = true
            let changed = try TableDifferences(from: old, to: new).found.filter { $0.kind == .changed }
            let engine = try Router(old).engine
            let runs = Set(
                engine.table.variants.filter { variant in
                    if case .catchAll? = variant.variant.segments.last { true } else { false }
                }.compactMap { engine.table.entries[$0.entry].name })
            #expect(changed.map(\.route).sorted() == runs.sorted())
            #expect(changed.allSatisfy { $0.link.hasSuffix("//") })
        }

        private func kind(of link: String, _ old: Router<String>, _ new: Router<String>) -> String? {
            switch (old.match(for: link), new.match(for: link)) {
            case (nil, nil): nil
            case (let a?, nil): "lost \(a.route) "
            case (nil, let b?): "gained \(b.route) "
            case (let a?, let b?):
                a.route != b.route
                    ? "moved \(a.route) \(b.route)"
                    : Dictionary(a.captures.map { ($0.name, $0.value) }) { $1 }
                        != Dictionary(b.captures.map { ($0.name, $0.value) }) { $1 } || a.rest != b.rest
                        ? "changed \(a.route) " : nil
            }
        }
    }
#endif
