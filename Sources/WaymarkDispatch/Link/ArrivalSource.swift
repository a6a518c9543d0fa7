/// Through what a link arrived.
///
/// ```swift
/// extension ArrivalSource {
///     static let qrCode: ArrivalSource = "qrCode"
/// }
///
/// dispatcher.open(Link(url: text, source: .qrCode))
/// ```
public struct ArrivalSource: RawRepresentable, Hashable, Sendable, Codable, ExpressibleByStringLiteral,
    CustomStringConvertible
{
    /// The name.
    public let rawValue: String

    /// Creates a source with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a source with a name.
    public init(stringLiteral name: String) { rawValue = name }

    /// The name.
    public var description: String { rawValue }

    /// A URL with the app's own scheme.
    public static let scheme: ArrivalSource = "scheme"
    /// A web link that the system gave to the app.
    public static let universalLink: ArrivalSource = "universalLink"
    /// A notification that was tapped.
    public static let notification: ArrivalSource = "notification"
    /// A shortcut of the home screen.
    public static let shortcut: ArrivalSource = "shortcut"
    /// A widget.
    public static let widget: ArrivalSource = "widget"
    /// A result of the system's search.
    public static let search: ArrivalSource = "search"
    /// An activity that was begun on another device.
    public static let handoff: ArrivalSource = "handoff"
    /// The app itself.
    public static let inApp: ArrivalSource = "inApp"
    /// Not known.
    public static let unknown: ArrivalSource = "unknown"
}
