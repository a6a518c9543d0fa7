package import WaymarkCore

/// A pattern converted from one notation to another.
package struct PatternConversion: Sendable {
    package let original: RoutePattern

    package let text: String

    /// The differences between the original and the converted pattern.
    package let changes: [Change]

    package enum Change: Sendable, Hashable {
        /// The converted pattern keeps a lenient type, such as `LenientInt`, for which `7` and `007` are the same
        /// value.
        case keepsSpellings(parameter: String?, type: String)
        /// The target notation lacks an equally strict type, so a lenient type replaces the strict one.
        case relaxesType(parameter: String?, from: String, to: String)
        /// The original pattern has a type that only code of the app defines, such as `uint` in `:id{uint}`.
        case needsType(parameter: String?, type: String)
    }

    /// Converts a pattern. A type that the target notation lacks is replaced by a lenient type with the same values.
    /// Throws if the pattern is invalid, or if the target notation cannot express it.
    package init(_ text: String, from: any PatternSyntax, to: any PatternSyntax) throws(PatternError) {
        var urlPattern = from as? URLPatternSyntax
        // Only URLPattern distinguishes trailing slashes. For other notations, an optional slash at the end is dropped.
        urlPattern?.dropsOptionalSlash = to.name != from.name
        let original = try (urlPattern ?? from).parse(text)
        var changes = from.name != BraceSyntax().name ? original.allParameters.compactMap { $0.need(in: from) } : []
        do {
            self.text = try to.text(for: original)
            changes += original.allParameters.compactMap(\.keptSpellings)
        } catch {
            let relaxed = original.mapParameters(\.relaxed)
            guard relaxed != original, let text = try? to.text(for: relaxed) else { throw error }
            self.text = text
            changes += original.allParameters.compactMap(\.relaxation)
        }
        (self.original, self.changes) = (original, changes)
    }
}

extension PatternParameter {
    /// The lenient type for each strict type. A strict type accepts only one spelling of each value.
    fileprivate static let relaxations = [
        "Int": "LenientInt", "Int64": "LenientInt", "Double": "LenientDouble", "Bool": "LenientBool",
    ]

    fileprivate var typeName: String? { if case .named(let name) = type.kind { name } else { nil } }

    /// The change to report for a parameter with a lenient type, which the conversion keeps; `nil` for other types.
    fileprivate var keptSpellings: PatternConversion.Change? {
        guard let type = typeName, Self.relaxations.values.contains(type) else { return nil }
        return .keepsSpellings(parameter: name, type: type)
    }

    /// The change to report for a parameter whose strict type becomes a lenient one; `nil` for other types.
    fileprivate var relaxation: PatternConversion.Change? {
        guard let type = typeName, let lenient = Self.relaxations[type] else { return nil }
        return .relaxesType(parameter: name, from: type, to: lenient)
    }

    /// Returns the change to report for a parameter with a type of the app; `nil` for a type that the notation of the
    /// original pattern defines, and for an expression in the pattern.
    fileprivate func need(in syntax: any PatternSyntax) -> PatternConversion.Change? {
        guard let type = typeName, self.type.expression == nil else { return nil }
        // URLNavigator names its types in lowercase: `int` is read as `LenientInt`, but `Int` is a type of the app.
        let isDefined =
            syntax is URLNavigatorSyntax
            ? URLNavigatorSyntax.types.native.contains { $0.type == type } : ParameterTypes.isBuiltIn(type)
        return isDefined ? nil : .needsType(parameter: name, type: type)
    }

    fileprivate var relaxed: PatternParameter {
        guard let lenient = typeName.flatMap({ Self.relaxations[$0] }) else { return self }
        var copy = self
        copy.type.kind = .named(lenient)
        return copy
    }
}
