extension RouteProblem {
    /// What can be wrong, with its facts. The sentences are in `RouteProblem+message.swift`.
    package enum Kind: Sendable, Hashable {
        // Found while a table is built.

        /// A type that is neither built in nor registered.
        case unknownType(String)
        /// A parameter name that stands twice where both could capture.
        case duplicateParameter(String)
        /// A default that its own type does not take.
        case invalidDefault(value: String, type: String)
        /// More variants than ``PatternVariant/limit``.
        case tooManyVariants(limit: Int)
        /// More segments than ``PatternVariant/segmentLimit``.
        case tooManySegments(limit: Int)
        /// Two entries with one name.
        case duplicateRouteName(String)
        /// An entry without any pattern.
        case noPattern
        /// No URL tells this entry from the related one.
        case conflict
        /// Every URL of this entry goes to the related one.
        case shadowed
        /// Every URL of this alternative or optional part goes to the related entry.
        case unreachableVariant(String)
        /// The pattern matches, and can not be written back, because of what stands at the place.
        case unprintable(String)
        /// A text that is no source.
        case invalidSource(String)
    }

    /// How bad the problem is.
    public var severity: Severity {
        switch kind {
        case .shadowed, .unreachableVariant, .unprintable: .warning
        default: .error
        }
    }
}
