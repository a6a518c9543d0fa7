/// The ranges of a parameter or named catch-all in the pattern's string, for problems found later.
package struct ParameterRanges: Sendable {
    package var name: String?
    package var nameRange: Range<Int>?
    /// The name of the parameter's type, or of the element type of a list.
    package var type: String?
    package var typeRange: Range<Int>?
    package var defaultRange: Range<Int>?
    /// The range of the whole parameter, including braces.
    package var range: Range<Int>

    package init(_ range: Range<Int>) { self.range = range }
}

extension RoutePattern {
    /// Returns the range of a parameter's name, or of the parameter itself. Occurrences count from 0 in written order.
    package func range(ofParameter name: String, occurrence: Int = 0) -> Range<Int>? {
        place(occurrence) { $0.name == name }.map { $0.nameRange ?? $0.range }
    }

    /// Returns the range of a type's name. Occurrences count from 0 in written order.
    package func range(ofType name: String, occurrence: Int = 0) -> Range<Int>? {
        place(occurrence) { $0.type == name }.map { $0.typeRange ?? $0.range }
    }

    package func range(ofDefaultOf name: String?) -> Range<Int>? {
        place(0) { $0.name == name && $0.defaultRange != nil }.flatMap { $0.defaultRange }
    }

    private func place(_ occurrence: Int, where condition: (ParameterRanges) -> Bool) -> ParameterRanges? {
        var others = occurrence
        for place in places where condition(place) {
            if others == 0 { return place }
            others -= 1
        }
        return nil
    }
}
