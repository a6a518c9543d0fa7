// Empty types in place of library types whose files this target excludes (see Package.swift). Only the signatures of
// unused closures in table entries mention these types.

@usableFromInline
package struct MatchView: Sendable {}

@usableFromInline
package struct PatternMatch: Sendable {}

@usableFromInline
package struct PrintValues: Sendable {}
