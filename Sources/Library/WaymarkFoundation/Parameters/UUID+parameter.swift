#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import WaymarkCore
public import WaymarkRoutes

/// `{id: UUID}`: a UUID in uppercase or lowercase (RFC 9562, section 4), printed in lowercase.
extension UUID: ParameterConvertible {
    /// The name of the type in patterns: `UUID`, which is built in.
    public static var parameterType: ParameterType { .named("UUID") }

    /// The accepted strings: five groups of hexadecimal digits, 8-4-4-4-12.
    public static var parameterConstraint: ParameterConstraint { ParameterConstraint(.format(.uuid)) }

    /// Creates a UUID from a string of five groups of hexadecimal digits; `nil` for any other string.
    public init?(parameter text: String) {
        guard Self.parameterConstraint.accepts(text) else { return nil }
        self.init(uuidString: text)
    }

    /// The UUID as a lowercase string.
    public var parameterText: String { uuidString.lowercased() }
}
