#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import WaymarkDispatch

extension LinkDispatcher {
    /// Opens a URL that the system gave to the app, and says whether a route takes it: `application(_:open:options:)`,
    /// `onOpenURL(perform:)`.
    ///
    /// ```swift
    /// .onOpenURL { dispatcher.open($0, through: .viewURL) }
    /// ```
    ///
    /// - Parameters:
    ///   - url: The URL, which is matched by its absolute string.
    ///   - application: The identifier of the app that asked for it: `options[.sourceApplication] as? String`.
    ///   - scene: The window that got it.
    ///   - door: By which it came: the method of the app's delegate unless told otherwise; see ``DispatchOptions/repeats``.
    @discardableResult
    public func open(
        _ url: URL, by application: String? = nil, in scene: SceneID? = nil, through door: LinkDoor? = .appURL
    ) -> Bool {
        open(ifAny: IncomingLink(opened: url.absoluteString, by: application), through: door, in: scene)
    }

    /// Opens the link that a notification, a shortcut or a message carries, and says whether a route takes it.
    ///
    /// ```swift
    /// dispatcher.open(userInfo: ["link": "myapp://post/7"], via: .notification)     // true
    /// ```
    ///
    /// - Parameters:
    ///   - userInfo: What came with it; stays with the link.
    ///   - name: Under which name the text of the URL stands, such as `link` or `data.url`.
    ///   - channel: How it arrived.
    ///   - scene: The window that got it.
    ///   - door: By which it came; without one it is opened in any case.
    @discardableResult
    public func open(
        userInfo: [AnyHashable: Any], under name: String = "link", via channel: ArrivalChannel,
        in scene: SceneID? = nil, through door: LinkDoor? = nil
    ) -> Bool {
        open(
            ifAny: IncomingLink(in: LinkPayload(userInfo: userInfo), under: name, via: channel), through: door,
            in: scene)
    }

    /// Opens a URL that the user tapped inside the app, if the app is who opens it; see ``open(tapped:)-(String)``.
    ///
    /// - Returns: Whether the app opens it; if not, ask the system.
    @discardableResult
    public func open(tapped url: URL) -> Bool { open(tapped: url.absoluteString) }
}
