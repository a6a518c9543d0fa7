#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import WaymarkCore
public import WaymarkRoutes

/// `{id: UUID}`: accepted in either case, as RFC 9562, section 4 requires, and printed in lowercase.
extension UUID: ParameterConvertible {
    /// The built-in type `UUID`.
    public static var parameterType: ParameterType { .named("UUID") }

    /// Five groups of hexadecimal digits: 8-4-4-4-12.
    public static var parameterConstraint: ParameterConstraint { ParameterConstraint(.format(.uuid)) }

    /// Creates a UUID from its string.
    public init?(parameter text: String) {
        guard Self.parameterConstraint.accepts(text) else { return nil }
        self.init(uuidString: text)
    }

    /// The UUID in lowercase.
    public var parameterText: String { uuidString.lowercased() }
}
