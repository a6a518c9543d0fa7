import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

extension PlainRouter: CustomStringConvertible {
    var description: String {
        let lines = entries.enumerated().map { index, entry in
            "    \(name(of: index)) \(entry.patterns.map(\.text)) \(entry.behaviour) \(entry.making) "
                + (entry.matcher.map { "\($0) " } ?? "") + (entry.sources.map { "from \($0)" } ?? "")
        }
        return lines.joined(separator: "\n") + "\n    from \(sources) "
            + "\n    \(policy.leniencies.rawValue) \(policy.repeatedItems) \(policy.maximumLength) \(policy.maximumSegments)"
            + " \(policy.maximumQueryItems) \(policy.forbiddenSchemes.count)"
    }
}

extension Making.Value: CustomStringConvertible {
    var description: String { "\(name): \(type)" }
}

extension Decoded: CustomStringConvertible {
    var description: String { "as \(values)" }
}

extension PlainSource: CustomStringConvertible {
    var description: String { "\(schemes) \(host)" + (port.map { ":\($0)" } ?? "") }
}

extension PlainSource.Host: CustomStringConvertible {
    var description: String {
        switch self {
        case .exactly(let name): name.text
        case .below(let name): "*." + name.text
        case .rule(let rule): "\(rule)"
        }
    }
}
