import Synchronization
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// A type of parameters that counts how often it is asked: what a search costs, where it is not a visit of a node.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class CountedType: Sendable {
    private let count = Atomic<Int>(0)

    /// The constraint, which takes what the function says.
    func constraint(_ accepts: @escaping @Sendable (String) -> Bool) -> ParameterConstraint {
        .custom { [self] text in
            count.wrappingAdd(1, ordering: .relaxed)
            return accepts(text)
        }
    }

    /// How often it was asked while a function ran.
    func asked(during body: () throws -> Void) rethrows -> Int {
        let before = count.load(ordering: .relaxed)
        try body()
        return count.load(ordering: .relaxed) - before
    }
}
