/// A condition to meet before a link opens, such as being signed in, identified by its name.
///
/// A table only lists the conditions of its entries. The code that delivers the link checks them.
///
/// ```swift
/// extension Condition {
///     static let onboarded: Condition = "onboarded"
/// }
/// ```
public struct Condition: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral,
    CustomStringConvertible
{
    /// The name.
    public let rawValue: String

    /// Creates a condition with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a condition with a name.
    public init(stringLiteral name: String) { rawValue = name }

    /// The name.
    public var description: String { rawValue }

    /// The user is signed in.
    public static let signedIn: Condition = "signedIn"

    /// The build is for developers. Release builds never meet the condition. Files for a release leave such routes out:
    /// route files written from the table, association files and generated code.
    public static let developer: Condition = "developer"

    /// The interface is on screen and can present something.
    public static let interfaceReady: Condition = "interfaceReady"
}

#if !hasFeature(Embedded)
    extension Condition: Codable {}
#endif
