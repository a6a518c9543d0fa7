public import WaymarkCore

/// Where the values of a function stand among the parameters of each pattern.
@usableFromInline
struct ParameterOrder: Sendable {
    /// For each pattern the index of each value's parameter, `-1` where there is none; empty if all are in order.
    @usableFromInline let indices: [Int]
    @usableFromInline let count: Int

    /// By name, or else by those of the first pattern's parameters.
    ///
    /// - Parameter count: The number of values.
    @usableFromInline
    init(_ names: [String]?, in patterns: [RoutePattern], count: Int) {
        guard let names else {
            self.init(asInFirstOf: patterns, count: count)
            return
        }
        self.init(count: names.count, patterns.map { $0.indices(of: names) })
    }

    /// By the names of the first pattern's parameters; a pattern whose parameters have no names has them in this order.
    ///
    /// More parameters than values are those of a prefix that the values know nothing of.
    private init(asInFirstOf patterns: [RoutePattern], count: Int) {
        let all = patterns.map { $0.parameters.compactMap(\.name) }
        let skipped = max(0, (all.first?.count ?? 0) - count)
        let names = Array(all.first?.dropFirst(skipped) ?? [])
        let isInOrder = names.areInOrder
        self.init(
            count: names.count,
            zip(patterns, all).map { pattern, all in
                isInOrder || Array(all.dropFirst(skipped)).areInOrder
                    ? names.indices.map { $0 + skipped } : pattern.indices(of: names)
            })
    }

    private init(count: Int, _ patterns: [[Int]]) {
        let isInOrder = patterns.allSatisfy { $0.elementsEqual(0..<count) }
        indices = isInOrder ? [] : patterns.flatMap(\.self)
        self.count = count
    }

    /// The index of a value's parameter among those of the pattern that matched.
    @inlinable
    func index(_ number: Int, in match: borrowing MatchView) -> Int {
        if indices.isEmpty { return number }
        return number < count ? indices[match.patternIndex * count + number] : -1
    }
}

extension RoutePattern {
    /// The index of each parameter of these names, `-1` where there is none.
    fileprivate func indices(of names: [String]) -> [Int] {
        let known = parameters.map(\.name)
        return names.map { known.firstIndex(of: $0) ?? -1 }
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
