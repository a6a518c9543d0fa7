package import WaymarkLanguages

/// Links of one place that somebody takes: sets of texts for each part, as links write them.
package struct LinkClaim: Hashable, Sendable {
    /// From the slash on.
    package var path: Language
    /// From `?` on, or the empty text; `nil` for whatever it is.
    package var query: Language?
    /// From `#` on, or the empty text; `nil` for whatever it is.
    package var fragment: Language?

    package init(path: Language, query: Language? = nil, fragment: Language? = nil) {
        (self.path, self.query, self.fragment) = (path, query, fragment)
    }

    var isOpen: Bool { query == nil && fragment == nil }
}
