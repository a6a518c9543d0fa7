public import WaymarkCore
import WaymarkExplain
package import WaymarkManifest
import WaymarkProofs
public import WaymarkTesting

extension RouteTable {
    /// Returns a failure for each kind of link that the table no longer opens as its recorded version did.
    ///
    /// The function `expectCompatible`, whose documentation lists the compatible changes, records these failures as
    /// test issues. The recorded version is the route file `Snapshots/NAME.json` beside the test. If the environment
    /// contains `WAYMARK_RECORD=1` and there are no failures, the table is written to this file.
    ///
    /// - Parameters:
    ///   - name: The name of the file, without `.json`.
    ///   - renames: The current names of renamed routes, by the name in the file.
    ///   - testFile: The path of the test file.
    public func failures(
        comparedWith name: String, renames: [String: String] = [:], besides testFile: String = #filePath
    ) -> [FailedExpectation] {
        let snapshot = TextSnapshot(name, kind: "json", besides: testFile)
        return failures(comparedWith: snapshot, renames, isRecording: TextSnapshot.isRecording())
    }

    /// - Parameter isRecording: `true` to write the table to the snapshot file, unless recorded links would be lost.
    package func failures(
        comparedWith snapshot: TextSnapshot, _ renames: [String: String], isRecording: Bool
    ) -> [FailedExpectation] {
        do throws(RouteFileWritingError) {
            let known: String
            switch snapshot.known {
            case .success(let text): known = text
            case .failure(let failure):
                guard isRecording, snapshot.isMissing else { return [failure] }
                return snapshot.record(try routeFileText()).map { [$0] } ?? []
            }
            let text = try routeFileText()
            let failures = Self.failures(from: known, to: text, renames, at: snapshot.path, by: CurrentMonth.month)
            guard isRecording else { return failures }
            guard failures.isEmpty else {
                let advice = "to give them up, delete '\(snapshot.path)' and record again"
                return failures
                    + [FailedExpectation("nothing was recorded, because published links would be lost; \(advice)")]
            }
            let history = Self.history(of: known, to: text, renames)
            return snapshot.record(try routeFileText(keeping: history)).map { [$0] } ?? []
        } catch {
            return [FailedExpectation("the table cannot be written as a route file: \(error)")]
        }
    }

    /// Returns the routes of a recorded file, by their names in the current table.
    private static func history(
        of known: String, to text: String, _ renames: [String: String]
    ) -> [String: RouteFile.Route] {
        guard let old = try? RouteFile(text: known, name: ""), let new = try? RouteFile(text: text, name: "") else {
            return [:]
        }
        let renames = old.renames(to: new, renames)
        return Dictionary(
            old.routes.map { route in
                var route = route
                if let other = route.replacedBy { route.replacedBy?.value = renames[other.value] ?? other.value }
                return (renames[route.name.value] ?? route.name.value, route)
            }, uniquingKeysWith: { first, _ in first })
    }

    /// - Parameter month: The current month, which is compared with the months in `deprecated` of recorded routes.
    package static func failures(
        from known: String, to text: String, _ renames: [String: String], at path: String, by month: RouteMonth
    ) -> [FailedExpectation] {
        let old: RouteFile
        do throws(RouteFileError) {
            old = try RouteFile(text: known, name: path).released()
        } catch {
            return error.problems.map { FailedExpectation("the snapshot cannot be read: \($0)") }
        }
        guard let new = try? RouteFile(text: text, name: "the table") else {
            return [FailedExpectation("the table cannot be read back from a route file")]
        }
        let renames = old.renames(to: new, renames)
        do throws(RouteTableError) {
            let differences = try RecordedDifferences(from: old, to: new, renames: renames)
            let failed = differences.found.filter { difference in
                difference.kind == .changed
                    || difference.kind <= .moved
                        && !old.promised(difference.route, to: difference.otherRoute, renames: renames, by: month)
                        && !old.yields(difference.route, to: difference.otherRoute, in: new)
            }
            let doubts = differences.undecided.filter { !$0.isCompatible(with: old, new) }
            return failed.map { FailedExpectation($0.message + old.advice(on: $0)) }
                + doubts.map { FailedExpectation($0.message) }
        } catch {
            return error.problems.map { FailedExpectation("the snapshot at '\(path)' has a problem: \($0)") }
        }
    }
}

extension RouteFile {
    /// Returns the current names of routes by their recorded names: those in `given`, and those found for unnamed
    /// routes by equal patterns and link sources, or else by a common pattern.
    fileprivate func renames(to new: RouteFile, _ given: [String: String]) -> [String: String] {
        let (known, taken) = (Set(routes.map(\.name.value)), Set(given.values))
        var candidates = new.routes.filter {
            !taken.contains($0.name.value) && ($0.isUnnamed || !known.contains($0.name.value))
        }
        var renames = given
        func pair(_ isSame: (Route, Route) -> Bool) {
            for route in routes where route.isUnnamed && renames[route.name.value] == nil {
                guard let index = candidates.firstIndex(where: { isSame(route, $0) }) else { continue }
                renames[route.name.value] = candidates.remove(at: index).name.value
            }
        }
        pair { $0.texts == $1.texts && $0.sources.map(\.value) == $1.sources.map(\.value) }
        pair { $0.texts.contains(where: $1.texts.contains) }
        return renames
    }

    /// Returns advice if the link opened a route without a name and now opens another; otherwise an empty string.
    fileprivate func advice(on difference: LinkDifference) -> String {
        guard difference.kind == .moved, let other = difference.otherRoute,
            routes.contains(where: { $0.name.value == difference.route && $0.isUnnamed })
        else { return "" }
        return "; if both are the same route, write 'renames: [\"\(difference.route)\": \"\(other)\"]'"
    }
}

extension RouteFile.Route {
    /// `true` if the route had no name in the table. In the file, its name then begins with its first pattern.
    fileprivate var isUnnamed: Bool {
        patterns.first.map { name.value == $0.value || name.value.hasPrefix("\($0.value) (") } ?? false
    }

    fileprivate var texts: [String] { patterns.map(\.value) }
}

extension LinkDifference {
    var message: String {
        "\(kind.rawValue): '\(link)' opened '\(route)'\(old.match.map { " with \($0.words(besides: otherRoute == nil ? new.match : nil))" } ?? ""), and \(new.words(for: self))"
    }
}

extension LinkAnswer {
    fileprivate func words(for difference: LinkDifference) -> String {
        switch self {
        case .unmatched: "opens nothing now"
        case .rejected(let rejection): "is rejected now: \(rejection.message)"
        case .matched(let match) where difference.otherRoute != nil:
            "opens \(match.name == difference.route ? "another route " : "")'\(match.name)' now, with \(match.words(besides: nil))"
        case .matched(let match) where match.name != difference.route:
            "opens it as '\(match.name)' now, with \(match.words(besides: difference.old.match))"
        case .matched(let match): "opens it with \(match.words(besides: difference.old.match)) now"
        }
    }
}

extension LinkAnswer.Match {
    /// Returns the captures and the printed link as text. If a capture has another type in `other`, adds its type.
    fileprivate func words(besides other: LinkAnswer.Match?) -> String {
        let kinds = other.map { self.kinds(besides: $0) } ?? [:]
        let values =
            captures.map { "\($0.name) = \($0.value)" + (kinds[$0.name].map { " (\($0))" } ?? "") }
            + (rest.isEmpty ? [] : ["the rest \(rest)"])
        let shown = values.isEmpty ? "no captures" : values.joined(separator: ", ")
        return shown + (printed.map { ", printed as '\($0)'" } ?? "")
    }
}

extension UndecidedDifference {
    /// Returns `true` for a compatible difference: routes only gain links, or a fallback route loses links to another.
    fileprivate func isCompatible(with old: RouteFile, _ new: RouteFile) -> Bool {
        guard case .routes(let kind, let route, let otherRoute) = self else { return false }
        return kind == .gained || kind == .moved && old.yields(route, to: otherRoute, in: new)
    }

    var message: String {
        switch self {
        case .routes(let kind, let route, let other):
            "undecided whether links of '\(route)' are \(kind.rawValue)"
                + (other.map { ", with '\($0)'" } ?? "")
        case .option(let name): "undecided which other links the policy '\(name)' affects"
        }
    }
}
