import WaymarkCore
import WaymarkPrinting
import WaymarkRoutes

/// An encoder into a link's parameters; each key is a parameter name.
struct LinkEncoder: Encoder {
    let output: EncodedCaptures

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(KeyedCaptureWriter(output: output))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { onlyParameter().unkeyedContainer() }

    func singleValueContainer() -> any SingleValueEncodingContainer { onlyParameter() }

    private func onlyParameter() -> ValueEncoder {
        if output.onlyName == nil { output.shape = output.shape ?? .notOneParameter }
        return ValueEncoder(target: .parameter(output, output.onlyName ?? ""), shapeOfKeys: .nestedKeys)
    }
}

final class EncodedCaptures {
    /// The name of the pattern's parameter, if it has exactly one.
    let onlyName: String?
    var captures: [String: CaptureValue] = [:]
    /// The names of parameters whose value is `nil`. The printed link must not contain them, and they must not have a
    /// default.
    var absent: Set<String> = []
    /// The first unsupported shape. It is stored because encoder methods that return containers cannot throw.
    var shape: UnsupportedShape?
    /// `true` if an empty list reads back as an absent one; encoding an empty optional list then throws.
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
    /// Encodes the values for printing a link.
    ///
    /// - Parameters:
    ///   - onlyName: The name of the pattern's parameter, if it has exactly one.
    ///   - hasItemsOnly: `true` if the link has only query items and the values are not compared after reading.
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
        omitsEmptyLists = true
    }
}

extension PrintError {
    init<Value>(_ shape: UnsupportedShape, _ type: Value.Type) {
        self.init(.unwritable(type: String(describing: type), reason: "it " + shape.sentence))
    }
}
