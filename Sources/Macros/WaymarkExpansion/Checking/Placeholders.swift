// The types of matches and printed values, for the functions of table entries. The macros neither match nor print
// links, and call no such function.

@usableFromInline
package struct MatchView: Sendable {}

@usableFromInline
package struct PatternMatch: Sendable {}

@usableFromInline
package struct PrintValues: Sendable {}
