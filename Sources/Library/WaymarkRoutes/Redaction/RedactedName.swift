/// Descriptions of arbitrary values without their private data.
package enum RedactedName {
    /// Returns the name of a value's type, for an enum with the name of the case, such as `AppRoute.invite`.
    package static func name<Value>(of value: Value) -> String {
        let type = String(describing: Swift.type(of: value))
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .enum else { return type }
        guard let payload = mirror.children.first else { return "\(type).\(value)" }
        return payload.label.map { "\(type).\($0)" } ?? type
    }

    /// Returns the description of an error that is a ``RedactedStringConvertible``; otherwise its type and case.
    package static func text(of error: any Error) -> String {
        (error as? any RedactedStringConvertible)?.description ?? name(of: error)
    }
}
