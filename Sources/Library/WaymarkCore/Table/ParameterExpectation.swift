/// What a route expects of one parameter of its pattern.
@usableFromInline
package struct ParameterExpectation: Sendable {
    /// By what a route finds the parameter.
    package enum Reference: Sendable {
        /// A key of a type, which may ask for others too.
        case key
        /// A name that somebody gave for a value of a function.
        case name
        /// The position of a value of a function; the name is that of the parameter there in the first pattern.
        case position
    }

    /// The parameter's name, if it is known.
    package var name: String?
    /// By what the parameter is found.
    package var reference = Reference.key
    /// The type that the parameter has if its pattern names none.
    package var type: ParameterType
    /// What text that type takes.
    package var constraint: ParameterConstraint
    /// The text that the raw value takes, if the type has one: a pattern may name the type of the raw value instead.
    package var rawConstraint: ParameterConstraint?
    /// Whether the parameter may be absent.
    package var isOptional: Bool
    /// Why no link can spell the values of the type, if so: the end of a sentence about it.
    package var unspellable: String?
    /// Whether a value is made of nothing: of an absent optional, or of an absent list, which is an empty one.
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

    // Names of types are made when somebody asks for them: that takes thousands of instructions, and few are ever read.

    /// The Swift type, for messages.
    package var swiftType: String {
        get { makeSwiftType() }
        set { makeSwiftType = { newValue } }
    }

    /// The Swift type without optionals and arrays around it, to tell types of one name apart.
    package var elementType: String { makeElementType() ?? swiftType }
}
