/// The expectation that a route has of one parameter of its pattern: name, type and presence.
@usableFromInline
package struct ParameterExpectation: Sendable {
    /// The way in which a route finds the parameter in a pattern.
    package enum Reference: Sendable {
        /// By name: the route's `Codable` type has a coding key of this name, and may require other parameters, too.
        case key
        /// A reference by name: `parameters:` lists a name for each argument of the function that creates the route.
        case name
        /// By the position of the argument among those of the function that creates the route. The parameter at the
        /// same position in the route's first pattern has the expected name.
        case position
    }

    /// The name of the expected parameter. `nil` for a parameter found by its position in the pattern: only a route
    /// with several patterns gives such parameters names, those of its first pattern.
    package var name: String?
    package var reference = Reference.key
    /// The type that the parameter gets if the pattern names none.
    package var type: ParameterType
    package var constraint: ParameterConstraint
    /// The constraint of the raw value if the Swift type has one, such as an enum. A pattern can name the raw value's
    /// type instead.
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

    /// The Swift type that the route expects, as a string for messages.
    package var swiftType: String {
        get { makeSwiftType() }
        set { makeSwiftType = { newValue } }
    }

    /// The Swift type without optionals and arrays, as a string that distinguishes types of the same name.
    package var elementType: String { makeElementType() ?? swiftType }
}

extension [ParameterExpectation] {
    /// Returns the expectations with the names of parameters, which are in the same order.
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
