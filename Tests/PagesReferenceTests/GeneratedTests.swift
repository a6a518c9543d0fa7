#if Tool
    import Foundation
    import TestSupport
    import Testing
    import WaymarkCore
    import WaymarkManifest
    import WaymarkPrinting
    @testable import WaymarkTool

    /// Random tables as route files, with test vectors for their routes.
    ///
    /// `WAYMARK_ROUTE_FILES=folder` writes the files to a folder, for the compilers of other languages.
    @Suite("Vectors of random tables")
    struct GeneratedTests {
        @Test("A vector's link of a random table opens the vector's route", arguments: 0..<8)
        func leadBack(part: Int) throws {
            let count = Thoroughness.isFull ? 60 * Thoroughness.factor : 12
            var (links, refusals, tables) = (0, 0, 0)
            for seed in (part * count)..<((part + 1) * count) {
                var maker = TableMaker(random: SeededGenerator(seed: seed + 40_000_000))
                guard let text = try? maker.table().table.routeFileText() else { continue }
                let file = try RouteFile(text: text, name: "t\(seed).json")
                // Code generation rejects custom types, names that are not identifiers, and sources without a link to
                // print.
                guard let table = try? GeneratedTable(file) else { continue }
                let router = try file.router { $0.name.value }
                tables += 1
                for route in VectorGenerator(table: table, router: router).vectors(limit: 40) {
                    for vector in route.vectors {
                        guard case .success(let link) = vector.result else {
                            refusals += 1
                            continue
                        }
                        links += 1
                        #expect(router.match(for: link)?.name == route.route.route.name.value, "\(seed) \(link)")
                    }
                }
                if let folder = ProcessInfo.processInfo.environment["WAYMARK_ROUTE_FILES"] {
                    try text.write(toFile: "\(folder)/t\(seed).json", atomically: true, encoding: .utf8)
                }
            }
            #expect(links >= 20 * tables)
            print("\(tables) tables, \(links) links, \(refusals) refusals")
        }
    }
#endif
