import Synchronization
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// A custom parameter type that counts its validations: a part of the cost of a search.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class CountedType: Sendable {
    private let count = Atomic<Int>(0)

    /// Returns a constraint that calls the function and counts the call.
    func constraint(_ accepts: @escaping @Sendable (String) -> Bool) -> ParameterConstraint {
        .custom { [self] text in
            count.wrappingAdd(1, ordering: .relaxed)
            return accepts(text)
        }
    }

    /// Returns the number of validation calls while the function runs.
    func asked(during body: () throws -> Void) rethrows -> Int {
        let before = count.load(ordering: .relaxed)
        try body()
        return count.load(ordering: .relaxed) - before
    }
}
