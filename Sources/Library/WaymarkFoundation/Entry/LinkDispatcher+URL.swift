#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import WaymarkDispatch

extension LinkDispatcher {
    /// Opens a URL that the system delivered, and returns `true` if a route matches it.
    ///
    /// Call it from `application(_:open:options:)` or `onOpenURL(perform:)`.
    ///
    /// ```swift
    /// .onOpenURL { dispatcher.open($0, through: .viewURL) }
    /// ```
    ///
    /// - Parameters:
    ///   - url: The URL. Its absolute string is matched.
    ///   - application: The identifier of the requesting app: `options[.sourceApplication] as? String`.
    ///   - scene: The window that received the URL.
    ///   - entryPoint: The entry point, by default the app delegate's method. See ``DispatchOptions/repeatInterval``.
    @discardableResult
    public func open(
        _ url: URL, by application: String? = nil, in scene: SceneID? = nil, through entryPoint: EntryPoint? = .appURL
    ) -> Bool {
        open(ifAny: IncomingLink(opened: url.absoluteString, by: application), through: entryPoint, in: scene)
    }

    /// Opens the link of a notification, shortcut or message, and returns `true` if a route matches it.
    ///
    /// ```swift
    /// dispatcher.open(userInfo: ["link": "myapp://post/7"], via: .notification)     // true
    /// ```
    ///
    /// - Parameters:
    ///   - userInfo: The payload. It stays with the link.
    ///   - name: The payload key of the URL string, such as `link` or `data.url`.
    ///   - channel: The channel by which the link arrived.
    ///   - scene: The window that received the link.
    ///   - entryPoint: The entry point. Without one, the link is never treated as a repeat.
    @discardableResult
    public func open(
        userInfo: [AnyHashable: Any], under name: String = "link", via channel: ArrivalChannel,
        in scene: SceneID? = nil, through entryPoint: EntryPoint? = nil
    ) -> Bool {
        open(
            ifAny: IncomingLink(in: LinkPayload(userInfo: userInfo), under: name, via: channel), through: entryPoint,
            in: scene)
    }

    /// Opens a URL tapped inside the app, if the app handles it; see ``open(tapped:in:)-(String,_)``.
    ///
    /// - Returns: `true` if the app opens it. If not, pass it to the system.
    @discardableResult
    public func open(tapped url: URL, in scene: SceneID? = nil) -> Bool { open(tapped: url.absoluteString, in: scene) }
}
