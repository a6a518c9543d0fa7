import Foundation

/// How much tests try.
package enum Thoroughness {
    /// Whether all is asked for, which takes longer than tests should: `Scripts/check-thorough.sh` does.
    package static let isFull = ProcessInfo.processInfo.environment["WAYMARK_THOROUGH"] != nil
}
