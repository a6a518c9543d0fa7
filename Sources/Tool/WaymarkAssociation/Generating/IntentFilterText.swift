import WaymarkCore
import WaymarkManifest
import WaymarkProofs

/// The intent filters by which an Android app receives the links of a route table.
///
/// Before Android 15, a filter has no exclusions, and ignores query and fragment. So the filters match the paths of all
/// routes that open the app, and the surplus links are reported. For a custom scheme, they match scheme and host.
package struct IntentFilterText {
    private var filters: [Filter] = []

    fileprivate struct Filter {
        var isVerified = false
        let schemes: [String]
        var hosts: [String]
        var paths: [(path: AndroidPattern, routes: [String])] = []
    }

    package init(_ table: AssociatedTable, _ origins: AppOrigins) {
        for host in origins.hosts {
            let paths = Self.paths(table, host)
            if paths.isEmpty { continue }
            let schemes = host.takesPlain ? ["https", "http"] : ["https"]
            let index = filters.firstIndex { filter in
                filter.schemes == schemes && filter.paths.elementsEqual(paths) { $0 == $1 }
            }
            if let index {
                filters[index].hosts.append(host.name)
            } else {
                filters.append(Filter(isVerified: true, schemes: schemes, hosts: [host.name], paths: paths))
            }
        }
        var known: [[String]] = []
        for scheme in origins.schemes where !known.contains(scheme.hosts) {
            known.append(scheme.hosts)
            let names = origins.schemes.filter { $0.hosts == scheme.hosts }.map(\.name)
            filters.append(Filter(schemes: names, hosts: scheme.hosts))
        }
    }

    package var isEmpty: Bool { filters.isEmpty }

    /// One host of each filter for web links, to use in example links.
    package var exampleHosts: [String] {
        filters.filter(\.isVerified).compactMap { $0.hosts.first.map { WebHost($0).example } }
    }

    private static func paths(_ table: AssociatedTable, _ host: WebHost) -> [(path: AndroidPattern, routes: [String])] {
        let ranked = table.engine.table
        var maker = FilterPathMaker(ClaimSpace(ranked), ranked.policy)
        var list = FilterPathList()
        for rank in ranked.ranks(onHost: host.example) where table.opensApp[ranked.variants[rank].entry] {
            let route = ranked.entries[ranked.variants[rank].entry].name ?? ""
            for path in maker.paths(of: ranked.variants[rank].variant) { list.add(path, for: route) }
        }
        return list.withoutCoveredPaths()
    }

    package var text: String { text(prefix: "android:") }

    private func text(prefix: String) -> String { filters.map { $0.lines(prefix) }.joined().map { $0 + "\n" }.joined() }

    /// Returns a parsed manifest with these filters in a single activity.
    package func manifest() -> AppManifest {
        let text = """
            <manifest xmlns:android="http://schemas.android.com/apk/res/android"><application>
            <activity android:name=".Links" android:exported="true">
            \(text)</activity></application></manifest>
            """
        // Generated filters are always readable.
        return (try? AppManifest.read(Array(text.utf8), name: ""))?.content ?? AppManifest()
    }
}

extension IntentFilterText {
    /// Returns a manifest file with the filters between the two comments of ``MarkedPart``. Throws
    /// ``EditedPropertyList/Problem`` if Android would not read all of these and the file's other filters.
    package func manifest(in file: [UInt8], name: String) throws -> [UInt8] {
        try MarkedPart.requireNoRepetition(in: file)
        guard let empty = MarkedPart.replacing(in: file, with: "") else { throw EditedPropertyList.Problem.noComments }
        let others = try AppManifest.read(empty, name: name)
        let part = text(prefix: others.content.prefix)
        guard let new = MarkedPart.replacing(in: file, with: part) else { throw EditedPropertyList.Problem.noComments }
        let all = try AppManifest.read(new, name: name)
        let own = manifest().filters.map(\.words)
        guard all.content.filters.map(\.words).is(others.content.filters.map(\.words), with: own) else {
            let place = MarkedPart.replacing(in: file, with: "<\(Self.mark) />") ?? []
            let applications = try MarkupDocument.read(place, name: name).root.children(named: "application")
            let isInActivity = applications.flatMap(\.children).contains { element in
                ["activity", "activity-alias"].contains(element.name) && !element.children(named: Self.mark).isEmpty
            }
            throw isInActivity ? EditedPropertyList.Problem.removed : .misplaced
        }
        return new
    }

    /// The name of a temporary element that locates the marker comments in a manifest.
    private static let mark = "waymark-part"
}

extension IntentFilter {
    /// The properties of the filter that decide about links, as strings to compare.
    fileprivate var words: [[String]] {
        let rules = (paths + groups).map { rule in ["\(rule.excludes)"] + rule.parts.map { "\($0.key)=\($0.written)" } }
        return [actions, categories, schemes, hosts.map(\.words), ["\(isVerified)"]] + rules
    }
}

extension IntentFilterText.Filter {
    fileprivate func lines(_ prefix: String) -> [String] {
        var lines = ["<intent-filter\(isVerified ? " \(prefix)autoVerify=\"true\"" : "")>"]
        lines.append("    <action \(prefix)name=\"\(IntentFilter.viewAction)\" />")
        lines += IntentFilter.linkCategories.map { "    <category \(prefix)name=\"\(IntentFilter.category($0))\" />" }
        lines += schemes.map { "    <data \(prefix)scheme=\"\($0.asMarkup)\" />" }
        lines += hosts.map { "    <data \(prefix)host=\"\($0.asManifestValue)\" />" }
        for (path, routes) in paths {
            lines.append("    <!-- \(routes.summary.asComment) -->")
            lines.append("    <data \(prefix)path\(path.kind.rawValue)=\"\(path.text.asManifestValue)\" />")
        }
        return lines + ["</intent-filter>"]
    }
}

extension String {
    package var asMarkup: String {
        unicodeScalars.map { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "\u{1}"..."\u{1F}": "&#\(scalar.value);"
            default: String(scalar)
            }
        }.joined()
    }

    /// The string escaped for a manifest, where a backslash starts an escape.
    fileprivate var asManifestValue: String {
        String(unicodeScalars.replacing("\\".unicodeScalars, with: "\\\\".unicodeScalars)).asMarkup
    }

    /// The string escaped for an XML comment, which cannot contain `--`.
    fileprivate var asComment: String {
        var (text, last) = ("", Unicode.Scalar(" "))
        for scalar in unicodeScalars {
            if last == "-", scalar == "-" { text += " " }
            text.unicodeScalars.append(scalar.isInvisible || scalar.isForbidden ? " " : scalar)
            last = scalar
        }
        return text
    }
}
