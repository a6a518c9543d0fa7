public import WaymarkCore

/// Where the values of a function stand among the parameters of each pattern.
@usableFromInline
struct ParameterOrder: Sendable {
    /// For each pattern the index of each value's parameter, `-1` where there is none; empty if all are in order.
    @usableFromInline let indices: [Int]
    @usableFromInline let count: Int

    /// By position: they stand in the order of each pattern.
    @inlinable
    init() {
        indices = []
        count = 0
    }

    /// By name.
    @usableFromInline
    init(_ names: [String], in patterns: [RoutePattern]) {
        let indices = patterns.flatMap { pattern in
            let known = pattern.parameters.map(\.name)
            return names.map { known.firstIndex(of: $0) ?? -1 }
        }
        let isInOrder = indices.enumerated().allSatisfy { $1 == $0 % names.count }
        self.indices = isInOrder ? [] : indices
        count = names.count
    }

    /// The index of a value's parameter among those of the pattern that matched.
    @inlinable
    func index(_ number: Int, in match: borrowing MatchView) -> Int {
        if indices.isEmpty { return number }
        return number < count ? indices[match.patternIndex * count + number] : -1
    }
}

extension MatchView {
    /// What the parameters held that a function takes, or `nil` if one is absent or does not fit.
    @inlinable
    func values<each Value: ParameterConvertible>(
        _ order: ParameterOrder, _: (repeat each Value).Type
    ) -> (repeat each Value)? {
        var number = 0
        do throws(ParameterMisfit) {
            return (repeat try next((each Value).self, order, &number))
        } catch {
            return nil
        }
    }

    @inlinable
    func next<Value: ParameterConvertible>(
        _ type: Value.Type, _ order: ParameterOrder, _ number: inout Int
    ) throws(ParameterMisfit) -> Value {
        defer { number += 1 }
        guard let value = Value(match: self, parameter: order.index(number, in: self)) else { throw ParameterMisfit() }
        return value
    }
}

/// A parameter does not hold what a function takes.
@usableFromInline
struct ParameterMisfit: Error {
    @inlinable init() {}
}
