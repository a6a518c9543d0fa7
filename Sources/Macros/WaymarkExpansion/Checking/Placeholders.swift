// Empty types instead of those of the library whose files Package.swift excludes from this target. Closures in table
// entries have them in their signatures. The macros neither match nor print links, so they call no such closure.

@usableFromInline
package struct MatchView: Sendable {}

@usableFromInline
package struct PatternMatch: Sendable {}

@usableFromInline
package struct PrintValues: Sendable {}
