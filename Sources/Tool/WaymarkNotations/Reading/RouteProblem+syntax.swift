package import WaymarkCore

extension RouteProblem {
    /// The problem of a native pattern that contains another notation, such as `:id` in `/user/:id`. The message names
    /// the notation if its library would read the pattern as the suggested correction, `/user/{id}`.
    package var namingSyntax: RouteProblem {
        guard case .foreign(var found) = kind, let notation = found.syntax.flatMap(Notation.init(named:)),
            notation.syntax.readsLikeSuggestions(pattern)
        else { return self }
        found.isReadBySyntax = true
        var copy = self
        copy.kind = .foreign(found)
        return copy
    }
}

extension PatternSyntax {
    /// Returns `true` if the syntax parses an invalid native pattern to the same path as the suggested correction,
    /// apart from types. Then all foreign parts of the pattern are in this syntax.
    fileprivate func readsLikeSuggestions(_ text: String) -> Bool {
        guard let read = try? parse(text) else { return false }
        do throws(PatternError) {
            _ = try BraceSyntax().parse(text)
            return false
        } catch {
            return error.correctedPattern?.withoutTypes == read.withoutTypes
        }
    }
}

extension RoutePattern {
    fileprivate var withoutTypes: RoutePattern { mapParameters { PatternParameter($0.name) } }
}
