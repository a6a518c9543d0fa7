/// The ranges of one parameter or named catch-all in a pattern's string, for problems that are found after parsing.
package struct ParameterRanges: Sendable {
    package var name: String?
    package var nameRange: Range<Int>?
    /// The name of the parameter's type, or of the element type of a list; `nil` for a choice of literals.
    package var type: String?
    package var typeRange: Range<Int>?
    package var defaultRange: Range<Int>?
    package var range: Range<Int>

    package init(_ range: Range<Int>) { self.range = range }
}

extension RoutePattern {
    /// Returns the range of a parameter's name. If it occurs several times, `occurrence` selects one in written order.
    package func range(ofParameter name: String, occurrence: Int = 0) -> Range<Int>? {
        parameterRanges.filter { $0.name == name }.dropFirst(occurrence).first.map { $0.nameRange ?? $0.range }
    }

    /// Returns the range of a type's name. If it occurs several times, `occurrence` selects one in written order.
    package func range(ofType name: String, occurrence: Int = 0) -> Range<Int>? {
        parameterRanges.filter { $0.type == name }.dropFirst(occurrence).first.map { $0.typeRange ?? $0.range }
    }

    package func range(ofDefaultOf name: String?) -> Range<Int>? {
        parameterRanges.filter { $0.name == name }.compactMap { $0.defaultRange }.first
    }
}
