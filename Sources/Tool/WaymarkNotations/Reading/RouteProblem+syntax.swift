package import WaymarkCore

extension RouteProblem {
    /// The problem of a native pattern; its message names the syntax that reads the pattern as its suggestions do.
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
    /// Returns `true` if the syntax reads an invalid native pattern as its suggestions do, apart from types: then all
    /// foreign parts of the pattern are of this syntax.
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
