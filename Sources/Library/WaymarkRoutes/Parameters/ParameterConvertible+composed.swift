public import WaymarkCore

extension Optional: ParameterConvertible where Wrapped: ParameterConvertible {
    /// The type of the wrapped value.
    public static var parameterType: ParameterType { Wrapped.parameterType }

    /// The constraint of the wrapped type.
    public static var parameterConstraint: ParameterConstraint { Wrapped.parameterConstraint }

    /// The value `true`: the parameter may be absent.
    public static var isOptionalParameter: Bool { true }

    /// Creates a present value.
    public init?(parameter text: String) {
        guard let value = Wrapped(parameter: text) else { return nil }
        self = value
    }

    /// The string of the wrapped value, before percent-encoding; empty for `nil`.
    public var parameterText: String { self?.parameterText ?? "" }

    /// Creates the value of a capture; an absent capture gives `nil` inside the optional.
    public init?(capture: CaptureValue?) {
        guard capture != nil else {
            self = .none
            return
        }
        guard let value = Wrapped(capture: capture) else { return nil }
        self = value
    }

    /// The capture of the value, or `nil`.
    public var capture: CaptureValue? { flatMap(\.capture) }

    /// Creates the value of a parameter; an absent parameter gives `nil` inside the optional.
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

    /// The constraint of the element type.
    public static var parameterConstraint: ParameterConstraint { Element.parameterConstraint }

    /// Creates a list of one element.
    public init?(parameter text: String) {
        guard let element = Element(parameter: text) else { return nil }
        self = [element]
    }

    /// The strings of the elements, separated by commas.
    public var parameterText: String { map(\.parameterText).joined(separator: ",") }

    /// Creates the elements of a list or the segments of a catch-all; an absent capture gives an empty array.
    public init?(capture: CaptureValue?) {
        guard case .list(let values) = capture ?? .list([]) else { return nil }
        var elements: [Element] = []
        for value in values {
            guard let element = Element(capture: value) else { return nil }
            elements.append(element)
        }
        self = elements
    }

    /// The captures of the elements as a list.
    public var capture: CaptureValue? { .list(compactMap(\.capture)) }

    /// Creates the elements of a list or the segments of a catch-all, read in order.
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

/// An optional or array; its pattern type is that of its element.
private protocol ComposedParameter {
    static var elementType: any ParameterConvertible.Type { get }

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

/// Returns the unsupported shape of an optional or list: nested lists, nested optionals or optional elements.
package func unsupportedShape(of type: any ParameterConvertible.Type) -> UnsupportedShape? {
    // Returning early avoids a conformance lookup, which is slow, for most types.
    guard type.isOptionalParameter || type.parameterType.isList else { return nil }
    return (type as? any ComposedParameter.Type)?.unsupportedShape
}

func innermostType(of type: any ParameterConvertible.Type) -> any ParameterConvertible.Type {
    (type as? any ComposedParameter.Type).map { innermostType(of: $0.elementType) } ?? type
}
