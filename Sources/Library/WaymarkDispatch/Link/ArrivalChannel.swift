/// The channel by which a link arrives, such as a notification or a widget.
///
/// ```swift
/// extension ArrivalChannel {
///     static let qrCode: ArrivalChannel = "qrCode"
/// }
///
/// dispatcher.open(IncomingLink(url: text, via: .qrCode))
/// ```
public struct ArrivalChannel: RawRepresentable, Hashable, Sendable, Codable, ExpressibleByStringLiteral,
    CustomStringConvertible
{
    /// The name.
    public let rawValue: String

    /// Creates a channel with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a channel with a name.
    public init(stringLiteral name: String) { rawValue = name }

    /// The name.
    public var description: String { rawValue }

    /// A URL with a custom scheme of the app.
    public static let scheme: ArrivalChannel = "scheme"
    /// A web link that the system opened in the app.
    public static let universalLink: ArrivalChannel = "universalLink"
    /// A tapped notification.
    public static let notification: ArrivalChannel = "notification"
    /// A shortcut of the home screen.
    public static let shortcut: ArrivalChannel = "shortcut"
    /// A widget.
    public static let widget: ArrivalChannel = "widget"
    /// A result of the system's search.
    public static let search: ArrivalChannel = "search"
    /// An activity from another device.
    public static let handoff: ArrivalChannel = "handoff"
    /// The state restored from an earlier launch.
    public static let restoration: ArrivalChannel = "restoration"
    /// A launch argument of the process, such as in a test.
    public static let launchArgument: ArrivalChannel = "launchArgument"
    /// The app itself.
    public static let inApp: ArrivalChannel = "inApp"
    /// An unknown channel.
    public static let unknown: ArrivalChannel = "unknown"
}
