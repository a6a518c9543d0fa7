/// A named condition that must be true before a link opens its route, such as that the user is signed in.
///
/// A route table only lists the conditions of its routes. The code that opens the links checks the conditions.
///
/// ```swift
/// extension Condition {
///     static let onboarded: Condition = "onboarded"
/// }
/// ```
public struct Condition: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral,
    CustomStringConvertible
{
    /// The name that identifies the condition, such as `signedIn`.
    public let rawValue: String

    /// Creates a condition with a name; conditions with equal names are equal.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a condition with a literal as its name.
    public init(stringLiteral name: String) { rawValue = name }

    /// The name that identifies the condition.
    public var description: String { rawValue }

    /// The condition that the user is signed in.
    public static let signedIn: Condition = "signedIn"

    /// The condition that the app is a developer build; release builds must not fulfill it. Exported route files,
    /// association files and generated code omit routes with this condition.
    public static let developer: Condition = "developer"

    /// The condition that the user interface is on screen and can present a link's content.
    public static let interfaceReady: Condition = "interfaceReady"
}

#if !hasFeature(Embedded)
    extension Condition: Codable {}
#endif
