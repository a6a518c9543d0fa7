/// A summary of a variant's path for quick comparisons: most pairs of variants share no link.
struct VariantShape {
    private enum Position {
        case literal(String)
        case parameter(ParameterConstraint)
        case any
    }

    private let positions: [Position]
    private let hasRun: Bool

    init(_ variant: PatternVariant, _ types: ParameterTypes, folds: Bool) {
        let fixed = variant.segments.prefix { if case .catchAll = $0 { false } else { true } }
        hasRun = fixed.count < variant.segments.count
        positions = fixed.map { segment in
            switch segment {
            case .literal(let text): .literal(text.lowercased())
            case .parameter(let parameter) where !folds && parameter.type.kind != .named("String"):
                types.constraint(for: parameter.type).map { .parameter($0) } ?? .any
            case .parameter, .partial, .wildcard, .catchAll: .any
            }
        }
    }

    var firstLiteral: String? {
        if case .literal(let text)? = positions.first { text } else { nil }
    }

    /// Returns `false` only if the paths are disjoint. It compares paths without the host as a segment.
    func mayMeet(_ other: VariantShape) -> Bool {
        if !hasRun, other.positions.count > positions.count { return false }
        if !other.hasRun, positions.count > other.positions.count { return false }
        for (a, b) in zip(positions, other.positions) {
            switch (a, b) {
            case (.literal(let a), .literal(let b)): if a != b { return false }
            case (.literal(let text), .parameter(let constraint)), (.parameter(let constraint), .literal(let text)):
                if constraint.isSurelyNot(text) { return false }
            default: break
            }
        }
        return true
    }
}

extension ParameterConstraint {
    /// Returns `true` if the type certainly rejects a lowercase string in every letter case.
    fileprivate func isSurelyNot(_ text: String) -> Bool {
        switch kind {
        case .signed, .unsigned: !(text.utf8.first.map { $0 == 0x2D || (0x30...0x39).contains($0) } ?? false)
        case .bool: text != "true" && text != "false"
        case .format(let format): !format.lengths.contains(text.utf8.count)
        case .oneOf(let texts): !texts.contains { String(decoding: $0, as: UTF8.self).lowercased() == text }
        case .any, .double, .float, .characters, .matching, .lenientInt, .lenientDouble, .lenientBool, .custom: false
        }
    }
}
