/// The way by which a link came to the app, such as a notification or a widget.
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

    /// A URL with the app's own scheme.
    public static let scheme: ArrivalChannel = "scheme"
    /// A web link that the system gave to the app.
    public static let universalLink: ArrivalChannel = "universalLink"
    /// A notification that was tapped.
    public static let notification: ArrivalChannel = "notification"
    /// A shortcut of the home screen.
    public static let shortcut: ArrivalChannel = "shortcut"
    /// A widget.
    public static let widget: ArrivalChannel = "widget"
    /// A result of the system's search.
    public static let search: ArrivalChannel = "search"
    /// An activity that was begun on another device.
    public static let handoff: ArrivalChannel = "handoff"
    /// What was on screen in an earlier launch.
    public static let restoration: ArrivalChannel = "restoration"
    /// An argument that the process was started with, such as by a test.
    public static let launchArgument: ArrivalChannel = "launchArgument"
    /// The app itself.
    public static let inApp: ArrivalChannel = "inApp"
    /// Not known.
    public static let unknown: ArrivalChannel = "unknown"
}
