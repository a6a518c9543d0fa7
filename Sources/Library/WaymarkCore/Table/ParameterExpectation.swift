/// The requirements of a route on one parameter of its pattern.
@usableFromInline
package struct ParameterExpectation: Sendable {
    /// The way in which a route finds the parameter.
    package enum Reference: Sendable {
        /// The parameter has the name of a key of the route's type, which may require other keys too.
        case key
        /// The parameter has the name that was given explicitly for an argument of a function.
        case name
        /// The parameter has the position of a function argument. Its name is that of the parameter at this position
        /// in the first pattern.
        case position
    }

    /// The parameter's name, if known.
    package var name: String?
    package var reference = Reference.key
    /// The type of the parameter if its pattern names none.
    package var type: ParameterType
    package var constraint: ParameterConstraint
    /// The constraint of the raw value, if the type has one. A pattern may name the type of the raw value instead.
    package var rawConstraint: ParameterConstraint?
    /// `true` if the parameter may be absent.
    package var isOptional: Bool
    /// The reason why links cannot represent the type's values, as the end of a sentence; `nil` if they can.
    package var unspellable: String?
    /// `true` if an absent parameter has a value: an optional, or a list, which is then empty.
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

    // Type names are computed on demand: that costs thousands of instructions, and few names are read.

    /// The Swift type, for messages.
    package var swiftType: String {
        get { makeSwiftType() }
        set { makeSwiftType = { newValue } }
    }

    /// The Swift type without optionals and arrays, to distinguish types of the same name.
    package var elementType: String { makeElementType() ?? swiftType }
}
