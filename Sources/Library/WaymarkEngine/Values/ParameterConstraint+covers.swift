extension ParameterConstraint {
    /// Returns `true` if this constraint accepts every string that `other` accepts; `false` if that is not known.
    package func covers(_ other: ParameterConstraint) -> Bool {
        switch (kind, other.kind) {
        case (.any, _): true
        case (.signed(let a), .signed(let b)): a.contains(b.lowerBound) && a.contains(b.upperBound)
        case (.unsigned(let a), .unsigned(let b)): a.contains(b.lowerBound) && a.contains(b.upperBound)
        case (.signed(let a), .unsigned(let b)): a.contains(0) && Int64(exactly: b.upperBound).map(a.contains) ?? false
        case (_, .oneOf(let texts)): texts.allSatisfy { $0.withBytes { accepts($0) } }
        case (.matching(let a), .matching(let b)): a.covers(b)
        case (.matching, .bool): accepts("true") && accepts("false")
        case (.characters(let a, let m), .characters(let b, let n)):
            a == b && m.contains(n.lowerBound) && m.contains(n.upperBound)
        case (.format(let a), .format(let b)): a == b
        case (.lenientInt, .signed), (.lenientDouble, .double), (.lenientDouble, .float), (.double, .float),
            (.lenientBool, .bool), (.double, .double), (.float, .float), (.bool, .bool),
            (.lenientInt, .lenientInt), (.lenientDouble, .lenientDouble), (.lenientBool, .lenientBool):
            true
        case (.signed, _), (.unsigned, _), (.double, _), (.float, _), (.bool, _), (.format, _), (.oneOf, _),
            (.characters, _), (.matching, _),
            (.lenientInt, _), (.lenientDouble, _), (.lenientBool, _), (.custom, _):
            false
        }
    }

    /// Returns `true` if both constraints accept the same strings; `false` if that is not known. Functions must be
    /// identical, or have the same regular expression.
    package func isSame(as other: ParameterConstraint) -> Bool {
        if case (.custom(let a), .custom(let b)) = (kind, other.kind) {
            return a === b || a.expression != nil && a.expression == b.expression
        }
        return covers(other) && other.covers(self)
    }
}
