package import WaymarkCore

/// A pattern of one notation, written in another.
package struct PatternConversion: Sendable {
    /// The pattern as it was read.
    package let original: RoutePattern

    /// The pattern in the other notation.
    package let text: String

    /// What to know before the pattern is used in place of the other one.
    package let changes: [Change]

    /// What may be different about a parameter, or look different.
    package enum Change: Sendable, Hashable {
        /// The type goes on taking every spelling that its library took.
        case keepsSpellings(parameter: String?, type: String)
        /// The other notation has no type that is as strict.
        case relaxesType(parameter: String?, from: String, to: String)
    }

    /// Converts a pattern.
    ///
    /// A type that the other notation lacks is replaced by its type that takes more spellings of the same values.
    ///
    /// - Throws: `PatternError` when the text cannot be read, and when the other notation has no words for it.
    package init(_ text: String, from: any PatternSyntax, to: any PatternSyntax) throws(PatternError) {
        // Only the syntax itself is read for tables that tell links by the slash at their end.
        let ignoresSlash = to.name != from.name
        original = try ((from as? URLPatternSyntax).flatMap { ignoresSlash ? $0.withoutOptionalSlash : nil } ?? from)
            .parse(text)
        do {
            self.text = try to.text(for: original)
            changes = original.allParameters.compactMap(Change.init(keeping:))
        } catch {
            let relaxed = original.mapParameters(\.relaxed)
            guard relaxed != original, let text = try? to.text(for: relaxed) else { throw error }
            self.text = text
            changes = original.allParameters.compactMap(Change.init(relaxing:))
        }
    }
}

extension PatternConversion.Change {
    fileprivate init?(keeping parameter: PatternParameter) {
        guard case .named(let type) = parameter.type.kind,
            PatternParameter.relaxations.contains(where: { $0.lenient == type })
        else { return nil }
        self = .keepsSpellings(parameter: parameter.name, type: type)
    }

    fileprivate init?(relaxing parameter: PatternParameter) {
        guard case .named(let old) = parameter.type.kind, case .named(let new) = parameter.relaxed.type.kind, old != new
        else { return nil }
        self = .relaxesType(parameter: parameter.name, from: old, to: new)
    }
}

extension PatternParameter {
    /// The types that take one spelling of a value, and those that take all.
    fileprivate static let relaxations: [(strict: [String], lenient: String)] = [
        (["Int", "Int64"], "LenientInt"), (["Double"], "LenientDouble"), (["Bool"], "LenientBool"),
    ]

    /// The parameter with a type that takes all spellings.
    fileprivate var relaxed: PatternParameter {
        guard case .named(let name) = type.kind,
            let lenient = Self.relaxations.first(where: { $0.strict.contains(name) })?.lenient
        else { return self }
        var copy = self
        copy.type.kind = .named(lenient)
        return copy
    }
}

// MARK: Parameters, wherever they stand

extension RoutePattern {
    /// Every parameter, also those without a name.
    fileprivate var allParameters: [PatternParameter] {
        var parameters: [PatternParameter] = []
        _ = mapParameters { parameter in
            parameters.append(parameter)
            return parameter
        }
        return parameters
    }
}
