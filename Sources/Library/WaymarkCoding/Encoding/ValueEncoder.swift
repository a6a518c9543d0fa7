import WaymarkCore
import WaymarkPrinting
import WaymarkRoutes

/// An encoder of a single value: a parameter or a list element.
struct ValueEncoder: Encoder, SingleValueEncodingContainer {
    let output: EncodedCaptures
    let name: String
    /// `true` to append the value to the parameter's list; `false` to set the parameter.
    var isElement = false

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        output.refuse(isElement ? .nestedList : .nestedKeys)
        return KeyedEncodingContainer(KeyedCaptureWriter(output: EncodedCaptures()))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        if isElement {
            output.refuse(.nestedList)
            return ListEncoder(output: EncodedCaptures(), name: "")
        }
        output.set(.list([]), name)
        return ListEncoder(output: output, name: name)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }

    func encodeNil() throws { set(nil) }

    func encode<Value: Encodable>(_ value: Value) throws { set(try CaptureValue(encoding: value)) }

    private func set(_ value: CaptureValue?) {
        if isElement { output.append(value, to: name) } else { output.set(value, name) }
    }
}

struct ListEncoder: UnkeyedEncodingContainer {
    let output: EncodedCaptures
    let name: String

    var codingPath: [any CodingKey] { [] }

    var count: Int { if case .list(let values) = output.captures[name] { values.count } else { 0 } }

    func encodeNil() throws { output.refuse(.optionalElement) }

    func encode<Value: Encodable>(_ value: Value) throws {
        output.append(try CaptureValue(encoding: value), to: name)
    }

    func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        element.container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { element.unkeyedContainer() }

    func superEncoder() -> any Encoder { element }

    private var element: ValueEncoder { ValueEncoder(output: output, name: name, isElement: true) }
}

extension EncodedCaptures {
    /// Appends an element to a parameter's list. Links cannot represent `nil` or a list as an element.
    fileprivate func append(_ value: CaptureValue?, to name: String) {
        guard case .list(var values) = captures[name] ?? .list([]), let value, !value.isList else {
            return refuse(value == nil ? .optionalElement : .nestedList)
        }
        captures[name] = nil
        values.append(value)
        captures[name] = .list(values)
    }
}

extension CaptureValue {
    /// Creates the parameter value that prints a value; `nil` omits the parameter from the link. Throws ``PrintError``
    /// if links cannot represent the value, or the error of the type itself.
    init?<Value: Encodable>(encoding value: Value) throws {
        if let type = Value.self as? any ParameterConvertible.Type {
            guard let capture = type.capture(of: value) else { return nil }
            if case .list = capture, let shape = unsupportedShape(of: type) { throw PrintError(shape, Value.self) }
            self = capture
            return
        }
        if value is any KeyedShape { throw PrintError(.nestedKeys, Value.self) }
        let output = EncodedCaptures()
        try value.encode(to: ValueEncoder(output: output, name: ""))
        if let shape = output.shape { throw PrintError(shape, Value.self) }
        guard let capture = output.captures[""] else { return nil }
        self = capture.sorted(ifSet: value)
    }

    /// Sorts the list if it encodes a set, because the order of a set differs between processes.
    func sorted<Value>(ifSet value: Value) -> CaptureValue {
        guard case .list(let values) = self, value is any SetAlgebra else { return self }
        return .list(values.sorted { $0.description < $1.description })
    }
}

extension ParameterConvertible {
    /// Returns the value that is printed. Casts to `Self`, the static type: an optional may be `nil` at run time.
    fileprivate static func capture(of value: some Encodable) -> CaptureValue? { (value as? Self)?.capture }
}
