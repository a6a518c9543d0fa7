public import WaymarkCore
import WaymarkExplain
import WaymarkRoutes

extension Router {
    /// The table as text, for people to compare: its tree; its entries in order, each with its patterns, where their links
    /// may come from, what it requires and what it opens; and the items that any link may carry.
    ///
    /// What an entry opens that makes its route from the link is shown for a link that is made up. It is the route's
    /// description: a type whose values are described by numbers that change, such as an address, says its own.
    ///
    /// - Complexity: O(*n* log *n*) in the forms that the patterns of the router stand for.
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
        guard let match = sampleMatch(ofEntry: entry) else { return "what it makes of a link" }
        return "\(match.route) at \(match.url.text)"
    }

    /// What is wrong if the table is not as it was when its text was written to a file.
    ///
    /// The file is `Snapshots/NAME.txt` beside the test. It is written, whatever it held, when the environment has
    /// `WAYMARK_RECORD=1`.
    ///
    /// - Parameters:
    ///   - name: The name of the file, without `.txt`.
    ///   - testFile: The file of the test.
    public func failure(ofSnapshot name: String, besides testFile: String = #filePath) -> FailedExpectation? {
        TextSnapshot(name, besides: testFile).failure(of: snapshotText)
    }
}

extension RouteEntry {
    /// Where links to it may come from; for each pattern, if one has a source of its own.
    fileprivate var originLines: [String] {
        guard patterns.contains(where: { $0.source != nil }) else { return sources.map(\.description) }
        return patterns.map { pattern in
            let origins = pattern.source.map { [$0] } ?? sources
            return "\(origins.map(\.description).joined(separator: ", ")) by \(pattern)"
        }
    }
}

extension GlobalItems {
    fileprivate var line: String { "any link may carry \(type.name)  \(texts.joined(separator: "  "))" }
}
