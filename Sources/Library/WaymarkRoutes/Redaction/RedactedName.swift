/// What may be shown of values that are not ours.
package enum RedactedName {
    /// The type of a value, and of an enum the case: `AppRoute.invite`.
    package static func name<Value>(of value: Value) -> String {
        let type = String(describing: Swift.type(of: value))
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .enum else { return type }
        guard let payload = mirror.children.first else { return "\(type).\(value)" }
        return payload.label.map { "\(type).\($0)" } ?? type
    }

    /// What an error says that says nothing private, and of others the name.
    package static func text(of error: any Error) -> String {
        (error as? any RedactedStringConvertible)?.description ?? name(of: error)
    }
}
