import Foundation

/// How much tests try.
package enum Thoroughness {
    /// Whether all is asked for, which takes longer than tests should: `Scripts/check thorough` does.
    package static let isFull = ProcessInfo.processInfo.environment["WAYMARK_THOROUGH"] != nil

    /// How many times as much as that: `WAYMARK_THOROUGH=5` is five times.
    package static let factor = max(1, ProcessInfo.processInfo.environment["WAYMARK_THOROUGH"].flatMap(Int.init) ?? 1)

    /// The one seed to try, to look at what failed: `WAYMARK_SEED=17`.
    package static let seed = ProcessInfo.processInfo.environment["WAYMARK_SEED"].flatMap(Int.init)
}
