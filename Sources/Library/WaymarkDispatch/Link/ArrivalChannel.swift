/// The way in which a link reached the app, such as a notification or a widget, for guards, handlers and analytics.
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
    /// The name of the channel.
    public let rawValue: String

    /// Creates a channel with a name of the app's choice.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a channel from a string literal, its name.
    public init(stringLiteral name: String) { rawValue = name }

    /// The name of the channel.
    public var description: String { rawValue }

    /// The system opened a URL with a custom scheme of the app.
    public static let scheme: ArrivalChannel = "scheme"
    /// The system opened an `https` or `http` link in the app instead of the browser.
    public static let universalLink: ArrivalChannel = "universalLink"
    /// The system read an NFC tag in the background. Waymark does not set this channel.
    ///
    /// The system delivers the tag's link as a web page activity (`NSUserActivityTypeBrowsingWeb`), or as a URL with a
    /// custom scheme. To recognise a tag, check with CoreNFC that the first record of the activity's
    /// `ndefMessagePayload` is not empty.
    ///
    /// ```swift
    /// dispatcher.open(IncomingLink(url: webpage, via: .nfc).through(.sceneActivity))
    /// ```
    public static let nfc: ArrivalChannel = "nfc"
    /// The system invoked an App Clip. Waymark does not set this channel. The system delivers the invocation URL as a
    /// web page activity (`NSUserActivityTypeBrowsingWeb`): to the App Clip, or to the full app if that is installed.
    ///
    /// ```swift
    /// dispatcher.open(IncomingLink(url: webpage, via: .appClip).through(.sceneActivity))
    /// ```
    public static let appClip: ArrivalChannel = "appClip"
    /// The user tapped a notification.
    public static let notification: ArrivalChannel = "notification"
    /// The user chose a shortcut (quick action) on the Home Screen.
    public static let shortcut: ArrivalChannel = "shortcut"
    /// The user tapped a widget. Waymark does not set this channel.
    public static let widget: ArrivalChannel = "widget"
    /// The user tapped a result of the system's search.
    public static let search: ArrivalChannel = "search"
    /// The system continued an activity of the app, begun on this or another device, such as with Handoff.
    public static let handoff: ArrivalChannel = "handoff"
    /// The app restores a screen of an earlier launch.
    public static let restoration: ArrivalChannel = "restoration"
    /// A launch argument of the process contains the link, such as in a UI test.
    public static let launchArgument: ArrivalChannel = "launchArgument"
    /// The app itself opened the link, such as for a tap on a button.
    public static let inApp: ArrivalChannel = "inApp"
    /// The channel is unknown. A dispatcher treats the link as a link from outside the app.
    public static let unknown: ArrivalChannel = "unknown"
}
