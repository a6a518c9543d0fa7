public import WaymarkCore
import WaymarkRoutes

/// What was on screen, as links: what outlives the launch, and the version, of the app that showed it.
///
/// ```swift
/// let saved = state.saved(by: router)
/// let restored = NavigationState<AppRoute>(tab: "home").restoring(saved, by: router)
/// restored.isWhole      // true
/// ```
///
/// Links keep their meaning where the values of a program do not: a route that has another name by now is found by its
/// old pattern, and one that is gone is left out alone. What cannot be read of it is left out, too, so that decoding never
/// fails for what stands in it.
public struct SavedNavigation: Hashable, Sendable, Codable {
    /// The screens of a tab.
    public struct Stack: Hashable, Sendable, Codable {
        /// The link of the first screen; `nil` if the app shows it by itself.
        public var root: String?
        /// The links of the screens over it, the one in front last.
        public var path: [String]

        /// Creates a stack.
        public init(root: String? = nil, path: [String] = []) { (self.root, self.path) = (root, path) }
    }

    /// A screen that was presented over the others, with those that were pushed in it.
    public struct Modal: Hashable, Sendable, Codable {
        /// Whether it covered the others entirely.
        public var isCover: Bool
        /// The links of its screens, the one in front last.
        public var links: [String]

        /// Creates a modal screen.
        public init(isCover: Bool, links: [String]) { (self.isCover, self.links) = (isCover, links) }
    }

    enum CodingKeys: CodingKey { case tab, stacks, modals }

    /// The selected tab; `nil` if it cannot be read.
    public var tab: String?
    /// The stacks of the tabs.
    public var stacks: [String: Stack]
    /// The modal screens, the one in front last.
    public var modals: [Modal]

    /// Creates what was on screen.
    public init(tab: String?, stacks: [String: Stack] = [:], modals: [Modal] = []) {
        (self.tab, self.stacks, self.modals) = (tab, stacks, modals)
    }
}

extension NavigationState {
    /// What is on screen, as links.
    ///
    /// A screen whose route has no link ends what is saved: the screens over it are left out, and so are the modal screens
    /// over a stack that is not saved as a whole.
    ///
    /// - Parameter router: Writes the links.
    /// - Complexity: That of writing the link of each screen.
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
    /// How many screens have a link.
    var count: Int { path.count + (root == nil ? 0 : 1) }
}

extension Sequence {
    /// What a function makes of the elements, up to the first one of which it makes nothing.
    func prefixMap<Value>(_ transform: (Element) -> Value?) -> [Value] {
        var values: [Value] = []
        for element in self {
            guard let value = transform(element) else { break }
            values.append(value)
        }
        return values
    }
}
