import TestSupport
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

extension TableMaker {
    /// Returns the strict policy, the lenient one, one with a few leniencies, or a random one.
    mutating func policy() -> LinkPolicy {
        if random.once(in: 3) { return .strict }
        if random.once(in: 10) { return .lenient }
        var policy = LinkPolicy.strict
        if random.once(in: 3) {
            for change in Self.leniencies where random.once(in: 2) { policy[keyPath: change] = true }
            policy.repeatedItems = random.pick(LinkPolicy.RepeatedItems.allCases)
        } else {
            for _ in 0...random.below(4) { relax(&policy) }
        }
        return policy
    }

    private mutating func relax(_ policy: inout LinkPolicy) {
        switch random.below(Self.leniencies.count + 5) {
        case 0: policy.maximumLength = random.pick([30, 60, 100])
        case 1: policy.maximumSegments = random.pick([2, 3, 4])
        case 2: policy.maximumQueryItems = random.pick([0, 1, 2, 3])
        case 3: policy.repeatedItems = random.pick([.first, .last, .firstValid])
        case 4: policy.forbiddenSchemes = random.pick([[], ["Zz"], ["zz", "javascript"]])
        case let number: policy[keyPath: Self.leniencies[number - 5]] = true
        }
    }

    /// The Boolean properties of the policy.
    private static var leniencies: [WritableKeyPath<LinkPolicy, Bool>] {
        [
            \.trimsWhitespace, \.allowsUserinfo, \.allowsNonASCII, \.allowsNonASCIIHosts, \.allowsReservedCharacters,
            \.allowsMalformedEscapes, \.allowsControlCharacters, \.allowsDotSegments, \.allowsTraversal,
            \.dropsEmptySegments, \.dropsTrailingSlashes, \.keepsTrailingSlash, \.ignoresPorts,
            \.comparesHostSegmentsExactly,
            \.decodesPlusInQuery, \.decodesPlusInPath, \.isCaseInsensitive,
        ]
    }
}
