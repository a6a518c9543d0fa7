/// The name, type and presence that a route requires of one parameter in its pattern.
@usableFromInline
package struct ParameterExpectation: Sendable {
    package enum Reference: Sendable {
        /// The parameter is found by name: a coding key of the route's `Codable` type, which can have further keys.
        case key
        /// The parameter is found by name: `parameters:` names each argument of the function that creates the route.
        case name
        /// The parameter is found by its position among the arguments of the function that creates the route.
        case position
    }

    /// The parameter's name; for one found by position, its name in the first of several patterns, or `nil`.
    package var name: String?
    package var reference = Reference.key
    /// The type that the parameter gets if the pattern names none.
    package var type: ParameterType
    package var constraint: ParameterConstraint
    /// The constraint of the raw value if the Swift type is an enum. A pattern can name the raw value's type instead.
    package var rawConstraint: ParameterConstraint?
    package var isOptional: Bool
    /// The reason why links cannot represent values of the Swift type, as the end of a sentence; otherwise `nil`.
    package var unspellable: String?
    /// `true` if the route has a value for an omitted parameter: `nil` for an optional, or an empty list.
    package var mayBeAbsent: Bool { isOptional || type.isList }
    private var makeSwiftType: @Sendable () -> String
    private let makeElementType: @Sendable () -> String?

    package init(
        name: String? = nil, type: ParameterType, constraint: ParameterConstraint, isOptional: Bool,
        swiftType: @autoclosure @escaping @Sendable () -> String,
        elementType: @autoclosure @escaping @Sendable () -> String? = nil, rawConstraint: ParameterConstraint? = nil
    ) {
        self.name = name
        self.type = type
        self.constraint = constraint
        self.isOptional = isOptional
        self.rawConstraint = rawConstraint
        makeSwiftType = swiftType
        makeElementType = elementType
    }

    // Type names are computed on demand, because each takes thousands of instructions, and few are read.

    /// The Swift type that the route expects, for messages.
    package var swiftType: String {
        get { makeSwiftType() }
        set { makeSwiftType = { newValue } }
    }

    /// The Swift type without optionals and arrays. Types of the same name have different strings.
    package var elementType: String { makeElementType() ?? swiftType }
}

extension [ParameterExpectation] {
    /// Returns the expectations with these parameter names, which are in the same order.
    package func naming(
        _ names: [String], by reference: ParameterExpectation.Reference = .name
    ) -> [ParameterExpectation] {
        zip(self, names).map { expectation, name in
            var copy = expectation
            (copy.name, copy.reference) = (name, reference)
            return copy
        }
    }
}
