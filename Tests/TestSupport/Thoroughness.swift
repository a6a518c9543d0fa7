import Foundation

/// The settings of random tests, from environment variables.
package enum Thoroughness {
    /// `true` if the environment has `WAYMARK_THOROUGH`: tests try their full sample, as in `Scripts/check thorough`.
    package static let isFull = ProcessInfo.processInfo.environment["WAYMARK_THOROUGH"] != nil

    /// The multiple of the full sample to try: 5 for `WAYMARK_THOROUGH=5`.
    package static let factor = max(1, ProcessInfo.processInfo.environment["WAYMARK_THOROUGH"].flatMap(Int.init) ?? 1)

    /// The only seed to try, such as the one that a failure printed: 17 for `WAYMARK_SEED=17`.
    package static let seed = ProcessInfo.processInfo.environment["WAYMARK_SEED"].flatMap(Int.init)
}
