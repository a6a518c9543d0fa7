/// What a route expects of one parameter of its pattern.
@usableFromInline
package struct ParameterExpectation: Sendable {
    /// The parameter's name, if it is known.
    package var name: String?
    /// The type that the parameter has if its pattern names none.
    package var type: ParameterType
    /// What text that type takes.
    package var constraint: Constraint
    /// What text the value takes that the type is made of, if it is made of one: a pattern may name that one instead.
    package var rawConstraint: Constraint?
    /// Whether the parameter may be absent.
    package var isOptional: Bool
    private var makeSwiftType: @Sendable () -> String
    private let makeElementType: @Sendable () -> String?

    package init(
        name: String? = nil, type: ParameterType, constraint: Constraint, isOptional: Bool,
        swiftType: @autoclosure @escaping @Sendable () -> String,
        elementType: @autoclosure @escaping @Sendable () -> String? = nil, rawConstraint: Constraint? = nil
    ) {
        self.name = name
        self.type = type
        self.constraint = constraint
        self.isOptional = isOptional
        self.rawConstraint = rawConstraint
        makeSwiftType = swiftType
        makeElementType = elementType
    }

    // Names of types are made when somebody asks for them: that takes thousands of instructions, and few are ever read.

    /// The Swift type, for messages.
    package var swiftType: String {
        get { makeSwiftType() }
        set { makeSwiftType = { newValue } }
    }

    /// The Swift type without optionals and arrays around it, to tell types of one name apart.
    package var elementType: String { makeElementType() ?? swiftType }
}
