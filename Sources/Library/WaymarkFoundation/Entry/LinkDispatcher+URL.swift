#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import WaymarkDispatch

extension LinkDispatcher {
    /// Opens a URL that the system delivered. Call it from `application(_:open:options:)` or `onOpenURL(perform:)`.
    ///
    /// ```swift
    /// .onOpenURL { dispatcher.open($0, through: .viewURL) }
    /// ```
    ///
    /// - Parameters:
    ///   - url: The URL. Its absolute string is matched.
    ///   - application: The identifier of the app that opened the URL: `options[.sourceApplication] as? String`.
    ///   - scene: The window that received the URL.
    ///   - entryPoint: The system method that delivered the URL; by default the app delegate's. If the system delivers
    ///     a tap through two methods, the second link is dropped (``DispatchOptions/repeatInterval``).
    /// - Returns: `true` if a route matches the URL, or the URL is a wrapper: a link that leads to another link, such
    ///   as a shortened one.
    @discardableResult
    public func open(
        _ url: URL, by application: String? = nil, in scene: SceneID? = nil, through entryPoint: EntryPoint? = .appURL
    ) -> Bool {
        open(ifAny: IncomingLink(opened: url.absoluteString, by: application), through: entryPoint, in: scene)
    }

    /// Opens the URL string in the payload of a notification, a shortcut or a message.
    ///
    /// ```swift
    /// dispatcher.open(userInfo: ["link": "myapp://post/7"], via: .notification)     // true
    /// ```
    ///
    /// - Parameters:
    ///   - userInfo: The payload, which becomes that of the link.
    ///   - name: The key of the URL string in the payload, such as `link` or `data.url`.
    ///   - channel: The way in which the link reached the app.
    ///   - scene: The window that received the link.
    ///   - entryPoint: The system method that delivered the link. With `nil`, the link is never dropped as a repeat.
    /// - Returns: `true` if a route matches the link, or the link is a wrapper: a link that leads to another link, such
    ///   as a shortened one; `false` otherwise, and if the payload has no string under the key.
    @discardableResult
    public func open(
        userInfo: [AnyHashable: Any], under name: String = "link", via channel: ArrivalChannel,
        in scene: SceneID? = nil, through entryPoint: EntryPoint? = nil
    ) -> Bool {
        open(
            ifAny: IncomingLink(in: LinkPayload(userInfo: userInfo), under: name, via: channel), through: entryPoint,
            in: scene)
    }

    /// Opens a URL that the user tapped inside the app, if a route matches it or its custom scheme belongs to the app.
    ///
    /// - Returns: `true` if the app opens the URL. If `false`, let the system open it.
    @discardableResult
    public func open(tapped url: URL, in scene: SceneID? = nil) -> Bool { open(tapped: url.absoluteString, in: scene) }
}

extension SavedNavigation {
    /// The saved screens as JSON, for a file or SwiftUI's `@SceneStorage`. It contains the private data of the links.
    public var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Creates saved screens from JSON, without its invalid parts. Any other string gives no screens.
    ///
    /// ```swift
    /// SavedNavigation(text: "no JSON")      // SavedNavigation()
    /// ```
    public init(text: String) {
        self = (try? JSONDecoder().decode(SavedNavigation.self, from: Data(text.utf8))) ?? SavedNavigation()
    }
}
