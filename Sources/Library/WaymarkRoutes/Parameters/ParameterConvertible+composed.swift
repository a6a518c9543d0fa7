public import WaymarkCore

extension Optional: ParameterConvertible where Wrapped: ParameterConvertible {
    /// The type that a pattern parameter gets: that of the wrapped type.
    public static var parameterType: ParameterType { Wrapped.parameterType }

    /// The strings that the wrapped type accepts.
    public static var parameterConstraint: ParameterConstraint { Wrapped.parameterConstraint }

    /// The value `true`: a link may omit a parameter with an optional type.
    public static var isOptionalParameter: Bool { true }

    /// Creates an optional with the wrapped value of a string; `nil` if the wrapped type does not accept the string.
    public init?(parameter text: String) {
        guard let value = Wrapped(parameter: text) else { return nil }
        self = value
    }

    /// The string of the wrapped value, before percent-encoding; an empty string for `nil`.
    public var parameterText: String { self?.parameterText ?? "" }

    /// Creates `nil` for an absent parameter, or an optional with the captured value. Fails for an invalid value.
    public init?(capture: CaptureValue?) {
        guard capture != nil else {
            self = .none
            return
        }
        guard let value = Wrapped(capture: capture) else { return nil }
        self = value
    }

    /// The value to print for the wrapped value. If it is `nil`, the link omits the parameter.
    public var capture: CaptureValue? { flatMap(\.capture) }

    /// Creates `nil` for an absent parameter, or an optional with its value in the link. Fails for an invalid value.
    @inlinable
    public init?(match: borrowing MatchView, parameter index: Int) {
        guard match.holdsValue(ofParameter: index) else {
            self = .none
            return
        }
        guard let value = Wrapped(match: match, parameter: index) else { return nil }
        self = value
    }
}

extension Array: ParameterConvertible where Element: ParameterConvertible {
    /// The type that a pattern parameter gets: a list of the element type, such as `[Int]`.
    public static var parameterType: ParameterType { ParameterType(Element.parameterType.kind, isList: true) }

    /// The strings that the element type accepts.
    public static var parameterConstraint: ParameterConstraint { Element.parameterConstraint }

    /// Creates an array with one element from its string; `nil` if the element type does not accept the string.
    public init?(parameter text: String) {
        guard let element = Element(parameter: text) else { return nil }
        self = [element]
    }

    /// The strings of the elements, joined by commas, before percent-encoding.
    public var parameterText: String { map(\.parameterText).joined(separator: ",") }

    /// Creates an array from a list value or the segments of a catch-all; an absent parameter becomes an empty array.
    public init?(capture: CaptureValue?) {
        guard case .list(let values) = capture ?? .list([]) else { return nil }
        var elements: [Element] = []
        for value in values {
            guard let element = Element(capture: value) else { return nil }
            elements.append(element)
        }
        self = elements
    }

    /// The value to print: a list of the elements' values.
    public var capture: CaptureValue? { .list(compactMap(\.capture)) }

    /// Creates an array from the list or catch-all of a link, by reading its elements in order.
    @inlinable
    public init?(match: borrowing MatchView, parameter index: Int) {
        guard let count = match.elementCount(ofParameter: index) else {
            self.init(capture: match.value(ofParameter: index))
            return
        }
        var elements: [Element] = []
        elements.reserveCapacity(count)
        match.forEachElement(ofParameter: index) { value in
            guard let element = Element(capture: value) else { return false }
            elements.append(element)
            return true
        }
        guard elements.count == count else { return nil }
        self = elements
    }
}

/// An optional or array type, which contains an element type.
private protocol ComposedParameter {
    static var elementType: any ParameterConvertible.Type { get }
}

extension Optional: ComposedParameter where Wrapped: ParameterConvertible {
    fileprivate static var elementType: any ParameterConvertible.Type { Wrapped.self }
}

extension Array: ComposedParameter where Element: ParameterConvertible {
    fileprivate static var elementType: any ParameterConvertible.Type { Element.self }
}

/// Returns the reason why a type cannot be a parameter, such as a nested list; `nil` for a supported type.
package func unsupportedShape(of type: any ParameterConvertible.Type) -> UnsupportedShape? {
    // Returns early for most types: the conformance lookup below is slow.
    guard type.isOptionalParameter || type.parameterType.isList,
        let element = (type as? any ComposedParameter.Type)?.elementType
    else { return nil }
    if element.isOptionalParameter { return type.isOptionalParameter ? .nestedOptional : .optionalElement }
    if element.parameterType.isList, !type.isOptionalParameter { return .nestedList }
    return unsupportedShape(of: element)
}

func innermostType(of type: any ParameterConvertible.Type) -> any ParameterConvertible.Type {
    (type as? any ComposedParameter.Type).map { innermostType(of: $0.elementType) } ?? type
}
