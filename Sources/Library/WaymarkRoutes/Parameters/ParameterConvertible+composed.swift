public import WaymarkCore

extension Optional: ParameterConvertible where Wrapped: ParameterConvertible {
    /// The type of the value.
    public static var parameterType: ParameterType { Wrapped.parameterType }

    /// What a value takes.
    public static var parameterConstraint: ParameterConstraint { Wrapped.parameterConstraint }

    /// A value may be absent.
    public static var isOptionalParameter: Bool { true }

    /// A value that is there.
    public init?(parameter text: String) {
        guard let value = Wrapped(parameter: text) else { return nil }
        self = value
    }

    /// The text of the value; empty when there is none.
    public var parameterText: String { self?.parameterText ?? "" }

    /// Nothing for a parameter that was absent, and otherwise its value.
    public init?(capture: CaptureValue?) {
        guard capture != nil else {
            self = .none
            return
        }
        guard let value = Wrapped(capture: capture) else { return nil }
        self = value
    }

    /// Nothing, or what the value holds.
    public var capture: CaptureValue? { flatMap(\.capture) }

    /// Nothing for a parameter that is absent, and otherwise its value.
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
    /// A list of the element's type.
    public static var parameterType: ParameterType { ParameterType(Element.parameterType.kind, isList: true) }

    /// What an element takes.
    public static var parameterConstraint: ParameterConstraint { Element.parameterConstraint }

    /// A list of one value.
    public init?(parameter text: String) {
        guard let element = Element(parameter: text) else { return nil }
        self = [element]
    }

    /// The texts of the elements, with commas between them.
    public var parameterText: String { map(\.parameterText).joined(separator: ",") }

    /// The values of a list, or the segments of a catch-all; none for a parameter that was absent.
    public init?(capture: CaptureValue?) {
        guard case .list(let values) = capture ?? .list([]) else { return nil }
        var elements: [Element] = []
        for value in values {
            guard let element = Element(capture: value) else { return nil }
            elements.append(element)
        }
        self = elements
    }

    /// What the elements hold.
    public var capture: CaptureValue? { .list(compactMap(\.capture)) }

    /// The values of a list, or the segments of a catch-all, one after the other.
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

/// Optionals and arrays, whose type in patterns is that of what they hold.
private protocol ComposedParameter {
    static var elementType: any ParameterConvertible.Type { get }

    /// What no link can spell, if the type has it.
    static var unsupportedShape: UnsupportedShape? { get }
}

extension Optional: ComposedParameter where Wrapped: ParameterConvertible {
    fileprivate static var elementType: any ParameterConvertible.Type { Wrapped.self }

    fileprivate static var unsupportedShape: UnsupportedShape? {
        Wrapped.isOptionalParameter ? .nestedOptional : WaymarkRoutes.unsupportedShape(of: Wrapped.self)
    }
}

extension Array: ComposedParameter where Element: ParameterConvertible {
    fileprivate static var elementType: any ParameterConvertible.Type { Element.self }

    fileprivate static var unsupportedShape: UnsupportedShape? {
        if Element.isOptionalParameter { return .optionalElement }
        return Element.parameterType.isList ? .nestedList : WaymarkRoutes.unsupportedShape(of: Element.self)
    }
}

/// What no link can spell of a type that links know: lists in lists, and what is absent in a list or in an optional.
package func unsupportedShape(of type: any ParameterConvertible.Type) -> UnsupportedShape? {
    // Most types are one value that is there, and what a type conforms to takes long to find out.
    guard type.isOptionalParameter || type.parameterType.isList else { return nil }
    return (type as? any ComposedParameter.Type)?.unsupportedShape
}

/// The type without optionals and arrays around it.
func innermostType(of type: any ParameterConvertible.Type) -> any ParameterConvertible.Type {
    (type as? any ComposedParameter.Type).map { innermostType(of: $0.elementType) } ?? type
}
