public import WaymarkCore
import WaymarkExplain
package import WaymarkManifest
import WaymarkProofs
public import WaymarkTesting

extension RouteTable {
    /// Returns a failure for each published link that the table no longer opens as its recorded route file did.
    ///
    /// These links open no route, another route, or the same route with other values. A route of the file may declare
    /// `deprecated` and `replacedBy`: after its month, its links may be lost, or open the replacement. A link of a
    /// `fallback` route in the file may open any route that is not a fallback.
    ///
    /// The file is `Snapshots/NAME.json` beside the test, a route file that `waymark` also reads. If the environment
    /// contains `WAYMARK_RECORD=1`, it is overwritten.
    ///
    /// - Parameters:
    ///   - name: The name of the file, without `.json`.
    ///   - renames: The new names of renamed routes, by old name.
    ///   - testFile: The path of the test file.
    public func failures(
        comparedWith name: String, renames: [String: String] = [:], besides testFile: String = #filePath
    ) -> [FailedExpectation] {
        let text: String
        do throws(RouteFileWritingError) {
            text = try routeFileText()
        } catch {
            return [FailedExpectation("the table cannot be written as a route file: \(error)")]
        }
        let snapshot = TextSnapshot(name, kind: "json", besides: testFile)
        switch snapshot.known(orRecording: text) {
        case .failure(let failure): return [failure]
        case .success(let known):
            return Self.failures(from: known, to: text, renames, at: snapshot.path, by: CurrentMonth.month)
        }
    }

    /// - Parameter month: The month to use as the current one.
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
        do throws(RouteTableError) {
            let differences = try TableDifferences(from: old.table(), to: new.table(), renames: renames)
            let failed = differences.found.filter { difference in
                difference.kind == .changed
                    || difference.kind <= .moved
                        && !old.promised(difference.route, to: difference.otherRoute, renames: renames, by: month)
                        && !old.yields(difference.route, to: difference.otherRoute, in: new)
            }
            let doubts = differences.undecided.filter { !$0.isYielded(by: old, to: new) }
            return failed.map { FailedExpectation($0.message) } + doubts.map { FailedExpectation($0.message) }
        } catch {
            return error.problems.map { FailedExpectation("the snapshot at '\(path)' has a problem: \($0)") }
        }
    }
}

extension UndecidedDifference {
    /// Returns `true` if the undecided links are only those that a fallback loses, which is compatible.
    fileprivate func isYielded(by old: RouteFile, to new: RouteFile) -> Bool {
        guard case .routes(.moved, let route, let otherRoute) = self else { return false }
        return old.yields(route, to: otherRoute, in: new)
    }
}
