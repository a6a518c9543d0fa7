// The types of matches in the functions that create routes. The macros match no links, and call no such function.

@usableFromInline
package struct MatchView {}

@usableFromInline
package struct PatternMatch {}
