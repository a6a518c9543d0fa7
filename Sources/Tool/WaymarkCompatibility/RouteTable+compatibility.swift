public import WaymarkCore
import WaymarkExplain
package import WaymarkManifest
import WaymarkProofs
public import WaymarkTesting

extension RouteTable {
    /// What links that are out in the world no longer do that they did when the table was written to a file: those that open
    /// nothing, another route, or the same route with other values.
    ///
    /// A route of the file may say `deprecated` and `replacedBy`: when its month is over, its links may be lost, or open the
    /// route that replaces it. A link of a route that the file declares as a `fallback` may open any route that is none.
    ///
    /// The file is `Snapshots/NAME.json` beside the test, a route file that `waymark` reads too. It is written, whatever it
    /// held, when the environment has `WAYMARK_RECORD=1`.
    ///
    /// - Parameters:
    ///   - name: The name of the file, without `.json`.
    ///   - renames: By the old name of a route, the one that it has now.
    ///   - testFile: The file of the test.
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
            return Self.failures(from: known, to: text, renames, at: snapshot.path, by: Today.month)
        }
    }

    /// - Parameter month: The month to take for today's.
    package static func failures(
        from known: String, to text: String, _ renames: [String: String], at path: String, by month: RouteMonth
    ) -> [FailedExpectation] {
        let old: RouteFile
        do throws(RouteFileError) {
            old = try RouteFile(text: known, name: path)
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
    /// Whether all that is undecided is which links a fallback loses, which is no break.
    fileprivate func isYielded(by old: RouteFile, to new: RouteFile) -> Bool {
        guard case .routes(.moved, let route, let otherRoute) = self else { return false }
        return old.yields(route, to: otherRoute, in: new)
    }
}
