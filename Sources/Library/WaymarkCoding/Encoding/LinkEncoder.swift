import WaymarkCore
import WaymarkPrinting
import WaymarkRoutes

/// Writes a type into the parameters of a link: each key of the type is the name of a parameter.
struct LinkEncoder: Encoder {
    let output: EncodedCaptures

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(KeyedCaptureWriter(output: output))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { onlyParameter().unkeyedContainer() }

    func singleValueContainer() -> any SingleValueEncodingContainer { onlyParameter() }

    /// A type that is one value is written into the one parameter that there is.
    private func onlyParameter() -> ValueEncoder {
        if output.onlyName == nil { output.shape = output.shape ?? .notOneParameter }
        return ValueEncoder(target: .parameter(output, output.onlyName ?? ""), shapeOfKeys: .nestedKeys)
    }
}

/// What a type has written so far.
final class EncodedCaptures {
    /// The name of the pattern's parameter, if it has one and no more.
    let onlyName: String?
    var captures: [String: CaptureValue] = [:]
    /// The names of values that are not there, and must not be read from a link either.
    var absent: Set<String> = []
    /// What no link can spell, where the encoder could not throw.
    var shape: UnsupportedShape?
    /// Whether an empty list is read as an absent one, so that it is not written for an optional.
    let hasItemsOnly: Bool

    init(onlyName: String? = nil, hasItemsOnly: Bool = false) {
        self.onlyName = onlyName
        self.hasItemsOnly = hasItemsOnly
    }

    func set(_ value: CaptureValue?, _ name: String) {
        captures[name] = value
        if value == nil { absent.insert(name) } else { absent.remove(name) }
    }
}

extension PrintValues {
    /// What the link of a value is written from.
    ///
    /// - Parameters:
    ///   - onlyName: The name of the pattern's parameter, if it has one and no more.
    ///   - hasItemsOnly: Whether the link of the value is query items alone, and nobody compares what is read from them.
    init<Value: Encodable>(
        encoding value: Value, onlyName: String?, hasItemsOnly: Bool = false
    ) throws(PrintError) {
        let output = EncodedCaptures(onlyName: onlyName, hasItemsOnly: hasItemsOnly)
        do {
            try value.encode(to: LinkEncoder(output: output))
        } catch let error as PrintError {
            throw error
        } catch {
            throw PrintError(.unwritable(type: String(describing: Value.self), reason: String(describing: error)))
        }
        if let shape = output.shape { throw PrintError(shape, Value.self) }
        self.init(captures: output.captures, absent: output.absent)
        leavesOutEmptyLists = true
    }
}

extension PrintError {
    init<Value>(_ shape: UnsupportedShape, _ type: Value.Type) {
        self.init(.unwritable(type: String(describing: type), reason: "it " + shape.sentence))
    }
}
