public import WaymarkCore
import WaymarkExplain
import WaymarkRoutes

extension Router {
    /// A description of all routes for review: the tree of paths, the routes in order, and the global query items.
    ///
    /// Each route has its patterns, sources, conditions and value. If a function creates the value from a link, the
    /// value for a generated link is shown. Values are shown by their `description`, which must be the same in each
    /// run.
    ///
    /// - Complexity: O(*n* log *n*) in the number of patterns, where each combination of optional parts and
    ///   alternatives counts as one.
    public var snapshotText: String {
        let rows = entries.indices.flatMap(lines(ofEntry:)) + engine.table.globals.map(\.line)
        let order = engine.table.precedence == .declaration ? "the entry that was added first wins\n\n" : ""
        return tree.description + "\n\n" + order + rows.joined(separator: "\n") + "\n"
    }

    private func lines(ofEntry index: Int) -> [String] {
        let entry = entries[index]
        return [routes[index].description] + entry.originLines.map { "  from " + $0 } + [
            "  opens " + destination(of: index)
        ]
    }

    private func destination(of entry: Int) -> String {
        if let route = entries[entry].route { return String(describing: route) }
        guard let match = sampleMatch(ofEntry: entry) else { return "the route that it creates from a link" }
        return "\(match.route) at \(match.url.text)"
    }

    /// Returns a failure if the routes differ from their recorded description in `Snapshots/NAME.txt`, beside the test;
    /// otherwise `nil`.
    ///
    /// If the environment contains `WAYMARK_RECORD=1`, the file is written instead.
    ///
    /// - Parameters:
    ///   - name: The name of the file, without `.txt`.
    ///   - testFile: The path of the test file.
    public func failure(ofSnapshot name: String, besides testFile: String = #filePath) -> FailedExpectation? {
        TextSnapshot(name, besides: testFile).failure(of: snapshotText)
    }
}

extension RouteEntry {
    /// The sources of the entry, repeated for each pattern if one has its own source.
    fileprivate var originLines: [String] {
        guard patterns.contains(where: { $0.source != nil }) else { return sources.map(\.description) }
        return patterns.map { pattern in
            let origins = pattern.source.map { [$0] } ?? sources
            return "\(origins.map(\.description).joined(separator: ", ")) by \(pattern)"
        }
    }
}

extension GlobalItems {
    fileprivate var line: String { "any link may contain \(type.name)  \(texts.joined(separator: "  "))" }
}
