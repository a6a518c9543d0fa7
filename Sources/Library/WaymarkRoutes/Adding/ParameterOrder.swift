public import WaymarkCore

/// The mapping from the arguments of a `build` closure to the parameters of each pattern of a route.
@usableFromInline
struct ParameterOrder: Sendable {
    /// Parameter indices by pattern, then by argument; `-1` if absent. Empty if all indices equal the argument numbers.
    @usableFromInline let indices: [Int]
    @usableFromInline let count: Int

    /// Maps `count` arguments to the parameters with these names; `nil` means the names of the first pattern.
    @usableFromInline
    init(_ names: [String]?, in patterns: [RoutePattern], count: Int) {
        guard let names else {
            self.init(asInFirstOf: patterns, count: count)
            return
        }
        self.init(count: names.count, patterns.map { $0.indices(of: names) })
    }

    /// Maps arguments to the last `count` parameters of the first pattern; earlier ones belong to a path prefix. In
    /// other patterns, finds the parameters by name, or by position if the names are `0`, `1` and so on.
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

    /// Returns the parameter index of an argument in the matched pattern, or `-1` if the pattern lacks it.
    @inlinable
    func index(_ number: Int, in match: borrowing MatchView) -> Int {
        if indices.isEmpty { return number }
        return number < count ? indices[match.patternIndex * count + number] : -1
    }
}

extension RoutePattern {
    fileprivate func indices(of names: [String]) -> [Int] {
        let known = parameters.map(\.name)
        return names.map { known.firstIndex(of: $0) ?? -1 }
    }
}

extension MatchView {
    @inlinable
    func values<each Value: ParameterConvertible>(
        _ order: ParameterOrder, _: (repeat each Value).Type
    ) -> (repeat each Value)? {
        var number = 0
        do throws(InvalidParameter) {
            return (repeat try next((each Value).self, order, &number))
        } catch {
            return nil
        }
    }

    @inlinable
    func next<Value: ParameterConvertible>(
        _ type: Value.Type, _ order: ParameterOrder, _ number: inout Int
    ) throws(InvalidParameter) -> Value {
        defer { number += 1 }
        guard let value = Value(match: self, parameter: order.index(number, in: self)) else { throw InvalidParameter() }
        return value
    }
}

@usableFromInline
struct InvalidParameter: Error {
    @inlinable init() {}
}
