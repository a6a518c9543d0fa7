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
    /// An NFC tag that the system read in the background. The app sets this channel.
    ///
    /// The system delivers the tag's link as an activity of a web page, or as a URL with a custom scheme. Only CoreNFC
    /// distinguishes it: the message in the activity's `ndefMessagePayload` begins with a record that is not empty.
    ///
    /// ```swift
    /// dispatcher.open(IncomingLink(url: webpage, via: .nfc).through(.sceneActivity))
    /// ```
    public static let nfc: ArrivalChannel = "nfc"
    /// The invocation of an App Clip. The app sets this channel.
    ///
    /// The system delivers the invocation URL as an activity of a web page: in the App Clip, or in the full app if that
    /// is installed.
    ///
    /// ```swift
    /// dispatcher.open(IncomingLink(url: webpage, via: .appClip).through(.sceneActivity))
    /// ```
    public static let appClip: ArrivalChannel = "appClip"
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
