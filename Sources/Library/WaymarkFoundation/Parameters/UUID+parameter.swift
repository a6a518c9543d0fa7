#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import WaymarkCore
public import WaymarkRoutes

/// `{id: UUID}`: read in either case, as RFC 9562, 4 asks, and written in lower case.
extension UUID: ParameterConvertible {
    /// The built-in type of that name.
    public static var parameterType: ParameterType { .named("UUID") }

    /// Five groups of hexadecimal digits: 8-4-4-4-12.
    public static var parameterConstraint: ParameterConstraint { ParameterConstraint(.uuid) }

    /// The UUID of its text.
    public init?(parameter text: String) {
        guard Self.parameterConstraint.accepts(text) else { return nil }
        self.init(uuidString: text)
    }

    /// The text in lower case.
    public var parameterText: String { uuidString.lowercased() }
}
