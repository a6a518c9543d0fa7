public import WaymarkCore
import WaymarkRoutes

/// The screens as links, which stay valid in later launches and versions of the app.
///
/// ```swift
/// let saved = state.saved(by: router)
/// let restored = NavigationState<AppRoute>(tab: "home").restoring(saved, by: router)
/// restored.isWhole      // true
/// ```
///
/// Links keep their meaning when routes change. An old pattern finds a renamed route, and only removed routes are
/// omitted. Invalid parts are omitted too, so decoding never fails because of its content.
public struct SavedNavigation: Hashable, Sendable, Codable {
    /// The screens of a tab.
    package struct Stack: Hashable, Sendable, Codable {
        /// The link of the first screen; `nil` for the app's own screen.
        package var root: String?
        /// The links of the pushed screens, the front one last.
        package var path: [String]

        /// Creates a stack.
        package init(root: String? = nil, path: [String] = []) { (self.root, self.path) = (root, path) }
    }

    /// A modal screen with its pushed screens.
    package struct Modal: Hashable, Sendable, Codable {
        /// `true` if the modal screen covers the whole window.
        package var isCover: Bool
        /// The links of the first and the pushed screens, the front one last.
        package var links: [String]

        /// Creates a modal screen.
        package init(isCover: Bool, links: [String]) { (self.isCover, self.links) = (isCover, links) }
    }

    enum CodingKeys: CodingKey { case tab, stacks, modals }

    /// The selected tab; `nil` if it is invalid.
    package var tab: String?
    /// The stacks of the tabs.
    package var stacks: [String: Stack]
    /// The modal screens, the front one last.
    package var modals: [Modal]

    /// Creates saved screens.
    package init(tab: String?, stacks: [String: Stack] = [:], modals: [Modal] = []) {
        (self.tab, self.stacks, self.modals) = (tab, stacks, modals)
    }

    /// Creates saved screens without any screen.
    public init() { self.init(tab: nil) }
}

extension NavigationState {
    /// Returns the screens as links, which the router prints.
    ///
    /// A route without a link ends its stack: the screens over it are omitted, and so are the modal screens over an
    /// incomplete stack.
    ///
    /// - Complexity: That of printing the link of each screen.
    public func saved(by router: Router<Route>) -> SavedNavigation {
        let write = { (route: Route) in try? router.url(for: route) }
        var saved = SavedNavigation(tab: tab)
        for name in tabs {
            let links = self[name].screens.prefixMap(write)
            let hasRoot = self[name].root != nil
            saved.stacks[name] = SavedNavigation.Stack(
                root: hasRoot ? links.first : nil, path: Array(links.dropFirst(hasRoot ? 1 : 0)))
        }
        guard saved.stacks[tab].map({ $0.count == self[tab].screens.count }) ?? self[tab].screens.isEmpty else {
            return saved
        }
        for modal in modals {
            let links = modal.screens.prefixMap(write)
            if !links.isEmpty { saved.modals.append(.init(isCover: modal.style == .cover, links: links)) }
            guard links.count == modal.screens.count else { break }
        }
        return saved
    }
}

extension SavedNavigation.Stack {
    var count: Int { path.count + (root == nil ? 0 : 1) }
}

extension Sequence {
    /// Returns the transformed elements up to the first `nil`.
    func prefixMap<Value>(_ transform: (Element) -> Value?) -> [Value] {
        var values: [Value] = []
        for element in self {
            guard let value = transform(element) else { break }
            values.append(value)
        }
        return values
    }
}
