// Empty types that replace library types whose files Package.swift excludes from this target. Closures in table entries
// have these types in their signatures. The macros neither match nor print links, so they call no such closure.

@usableFromInline
package struct MatchView: Sendable {}

@usableFromInline
package struct PatternMatch: Sendable {}

@usableFromInline
package struct PrintValues: Sendable {}
