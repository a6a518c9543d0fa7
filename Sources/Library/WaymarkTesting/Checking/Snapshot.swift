#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
public import WaymarkCore
import WaymarkExplain
import WaymarkRoutes

package struct TextSnapshot {
    static let variable = "WAYMARK_RECORD"

    package let path: String
    private let folder: String

    /// - Parameter name: The name of the file, in which `-` replaces all but ASCII letters, digits, `-`, `_` and `.`.
    package init(_ name: String, kind: String = "txt", besides testFile: String) {
        let safe = name.map { character in
            character.isASCII && (character.isLetter || character.isNumber || "-_.".contains(character))
                ? character : "-"
        }
        let parts = testFile.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        folder = parts.joined(separator: "/") + "/Snapshots"
        path = "\(folder)/\(String(safe)).\(kind)"
    }

    /// Returns `true` if the environment variable `WAYMARK_RECORD` is `1`: snapshots are written instead of compared.
    package static func isRecording(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> Bool {
        environment[variable] == "1"
    }

    /// `true` if there is no snapshot file, not even an unreadable one.
    package var isMissing: Bool { !FileManager.default.fileExists(atPath: path) }

    package var known: Result<String, FailedExpectation> {
        if let data = FileManager.default.contents(atPath: path) {
            return .success(String(decoding: data, as: UTF8.self))
        }
        let advice = "there is no snapshot at '\(path)'; run once with \(Self.variable)=1 to write it"
        return .failure(FailedExpectation(isMissing ? advice : "the snapshot at '\(path)' cannot be read"))
    }

    /// Returns a failure if the string differs from the snapshot file. When recording, writes the file instead.
    func failure(of text: String, isRecording: Bool = Self.isRecording()) -> FailedExpectation? {
        if isRecording { return record(text) }
        let known: String
        switch self.known {
        case .failure(let failure): return failure
        case .success(let text): known = text
        }
        guard !known.utf8.elementsEqual(text.utf8) else { return nil }
        return FailedExpectation(
            "the text differs from the snapshot at '\(path)':\n\(difference(from: known, to: text))\n"
                + "run once with \(Self.variable)=1 if the new one is right")
    }

    /// Writes a string to the snapshot file. Returns a failure if that is impossible.
    package func record(_ text: String) -> FailedExpectation? {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
            return nil
        } catch {
            return FailedExpectation("the snapshot at '\(path)' cannot be written: \(error)")
        }
    }

    private func difference(from known: String, to text: String) -> String {
        func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
        let changes = lines(text).difference(from: lines(known)).map { change in
            switch change {
            case .remove(let offset, let line, _): (offset, 0, "- \(offset + 1): \(line)")
            case .insert(let offset, let line, _): (offset, 1, "+ \(offset + 1): \(line)")
            }
        }
        return changes.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2).joined(separator: "\n")
    }
}

extension Router {
    /// A description of all routes for review: the tree of paths, the routes in order, and the global query items.
    ///
    /// Each route is listed with its patterns, link sources, conditions and value, shown by its `description`, which
    /// must not vary between runs. If a closure creates the route, the value is the route of a generated link.
    ///
    /// - Complexity: O(*n* log *n*) in the pattern variants: the combinations of optional parts and alternatives.
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

    /// Returns a failure if the routes differ from the description in `Snapshots/NAME.txt` beside the test, or `nil`.
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
    /// The link sources of the route, one per line. If a pattern has its own source, instead one line for each pattern.
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
