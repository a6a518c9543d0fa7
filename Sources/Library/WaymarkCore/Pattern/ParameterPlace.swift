/// Where a parameter or named catch-all was written: what problems that are found later point at.
package struct ParameterPlace: Sendable {
    /// The parameter's name, and where it stands.
    package var name: String?
    package var nameRange: Range<Int>?
    /// The name of its type (of an element of a list), and where it stands.
    package var type: String?
    package var typeRange: Range<Int>?
    /// Where its default stands.
    package var defaultRange: Range<Int>?
    /// All of it, braces included.
    package var range: Range<Int>

    package init(_ range: Range<Int>) { self.range = range }
}

extension RoutePattern {
    /// Where the name of a parameter stands, or all of the parameter if its syntax has no separate place for the name.
    ///
    /// - Parameter occurrence: Which one, from 0 in the order written, if the name stands more than once.
    package func range(ofParameter name: String, occurrence: Int = 0) -> Range<Int>? {
        place(occurrence) { $0.name == name }.map { $0.nameRange ?? $0.range }
    }

    /// Where the name of a type stands.
    ///
    /// - Parameter occurrence: Which one, from 0 in the order written, if the type is named more than once.
    package func range(ofType name: String, occurrence: Int = 0) -> Range<Int>? {
        place(occurrence) { $0.type == name }.map { $0.typeRange ?? $0.range }
    }

    /// Where the default of a parameter stands.
    package func range(ofDefaultOf name: String?) -> Range<Int>? {
        place(0) { $0.name == name && $0.defaultRange != nil }.flatMap { $0.defaultRange }
    }

    private func place(_ occurrence: Int, where condition: (ParameterPlace) -> Bool) -> ParameterPlace? {
        var others = occurrence
        for place in places where condition(place) {
            if others == 0 { return place }
            others -= 1
        }
        return nil
    }
}
