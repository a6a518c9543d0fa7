extension Workload {
    /// A workload with its name, created on demand.
    struct Entry: Sendable {
        var name: String
        var summary: String
        var make: @Sendable (DataFolder) throws -> Workload
    }

    /// Every workload, in the order in which they run.
    static let catalogue: [Entry] = data + synthetic + adversarial

    /// Returns the workloads with these names, or all. A name such as `wide` selects every `wide_…`.
    static func entries(named names: [String]) throws -> [Entry] {
        if names.isEmpty { return catalogue }
        return try names.flatMap { name in
            let found = catalogue.filter { $0.name == name || $0.name.hasPrefix(name + "_") }
            if found.isEmpty { throw Failure("no workload is called \(name); see: waymark-benchmarks list") }
            return found
        }
    }

    private static let data: [Entry] = [
        Entry(name: "github", summary: "130 paths of GitHub's REST API, short values") { folder in
            Workload(rows: try folder.rows("github.tsv"), column: 1, peers: [.textbookTrie])
        },
        Entry(name: "github_real", summary: "the same with values as they are in practice") { folder in
            Workload(rows: try folder.rows("github.tsv"), column: 2, peers: [.textbookTrie])
        },
        Entry(name: "app", summary: "60 routes of an app, https links with query items") { try app($0, column: 1) },
        Entry(name: "app_custom", summary: "the same as links with a custom scheme") { try app($0, column: 2) },
        Entry(name: "app_anywhere", summary: "the https links, of a table that does not say where they come from") {
            try anywhere($0, column: 1)
        },
        Entry(name: "app_anywhere_custom", summary: "the same as links with a custom scheme") {
            try anywhere($0, column: 2)
        },
        Entry(name: "app_miss", summary: "the https links, each with one wrong letter in its last literal") { folder in
            let hits = try app(folder, column: 1)
            return hits.missing(hits.links.map { spoiled($0.text, pattern: hits.patterns[$0.route ?? 0]) })
        },
        Entry(name: "app_foreign", summary: "20 links that are none of the app's") { folder in
            try app(folder, column: 1).missing(try folder.lines("app-misses.txt"))
        },
        Entry(name: "mixed", summary: "alternatives, optionals, partial segments, catch-alls in the middle") {
            Workload(rows: try $0.rows("mixed.tsv"))
        },
        Entry(name: "oci", summary: "the paths of OCI registries, names of several segments in the middle") {
            Workload(rows: try $0.rows("oci.tsv"))
        },
        Entry(name: "parts", summary: "typed values that have no segment of their own") {
            Workload(rows: try $0.rows("parts.tsv"), peers: [.typedParts])
        },
        Entry(name: "escaped", summary: "every value percent-encoded, most of them not ASCII") {
            Workload(rows: try $0.rows("escaped.tsv"), host: "example.com")
        },
    ]

    private static func app(_ folder: DataFolder, column: Int) throws -> Workload {
        Workload(
            rows: try folder.rows("app.tsv"), column: column, host: "example.com",
            peers: [.textbookTrie, .urlComponents])
    }

    private static func anywhere(_ folder: DataFolder, column: Int) throws -> Workload {
        var workload = try app(folder, column: column)
        workload.host = nil
        workload.peers = []
        return workload
    }

    /// Returns a link of the same length that fails to match as late as possible: at the last literal of its pattern.
    private static func spoiled(_ link: String, pattern: String) -> String {
        let literals = pattern.split(separator: "/", omittingEmptySubsequences: false)
        guard let last = literals.lastIndex(where: { !$0.isEmpty && !$0.hasPrefix("{") }) else { return link }
        let end = link.firstIndex { $0 == "?" || $0 == "#" } ?? link.endIndex
        var segments = link[..<end].split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let position = segments.count - literals.count + last
        segments[position] = segments[position].dropLast() + "_"
        return segments.joined(separator: "/") + link[end...]
    }
}
