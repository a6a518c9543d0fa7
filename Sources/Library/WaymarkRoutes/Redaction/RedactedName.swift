/// Descriptions of foreign values that reveal no private data.
package enum RedactedName {
    /// Returns the name of a value's type, with the case name for an enum: `AppRoute.invite`.
    package static func name<Value>(of value: Value) -> String {
        let type = String(describing: Swift.type(of: value))
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .enum else { return type }
        guard let payload = mirror.children.first else { return "\(type).\(value)" }
        return payload.label.map { "\(type).\($0)" } ?? type
    }

    /// Returns the description of a redacted error, or the name of any other error.
    package static func text(of error: any Error) -> String {
        (error as? any RedactedStringConvertible)?.description ?? name(of: error)
    }
}
