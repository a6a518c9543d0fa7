public import WaymarkCore
import WaymarkPrinting
public import WaymarkRoutes

/// The screens of a window, saved as links to restore them in a later launch or another version of the app.
///
/// ```swift
/// let saved = state.saved(by: router)
/// let restored = NavigationState<AppRoute>(tab: "home").restoring(saved, by: router)
/// restored.isWhole      // true
/// ```
///
/// A saved link opens while the table keeps its pattern, also if the route has another name. Screens of removed routes,
/// and invalid saved data, are omitted.
public struct SavedNavigation: Hashable, Sendable, Codable {
    package struct Modal: Hashable, Sendable, Codable {
        /// `true` for a modal screen over the whole window; `false` for a sheet.
        package var isCover: Bool
        /// The links of the first screen and of the pushed screens, the front one last.
        package var links: [String]

        package init(isCover: Bool, links: [String]) { (self.isCover, self.links) = (isCover, links) }
    }

    /// The name of the selected tab; `nil` if unknown, such as after a failed decoding.
    package var tab: String?
    /// The links of the screens of each tab, by the name of the tab.
    package var stacks: [String: ScreenStack<String>]
    /// The modal screens, the front one last.
    package var modals: [Modal]

    /// The link of the front screen; `nil` for a screen without a saved link.
    var front: String? { modals.last?.links.last ?? tab.flatMap { stacks[$0]?.top } }

    package init(tab: String?, stacks: [String: ScreenStack<String>] = [:], modals: [Modal] = []) {
        (self.tab, self.stacks, self.modals) = (tab, stacks, modals)
    }

    /// Creates a value without screens.
    public init() { self.init(tab: nil) }

    /// Decodes saved screens. An invalid tab name, stack or modal screen is omitted with the screens over it.
    ///
    /// - Throws: An error of the decoder if the input is no dictionary.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(tab: try? container.decode(String.self, forKey: .tab))
        let dictionary =
            try? container.decodeIfPresent([String: Lenient<ScreenStack<String>>].self, forKey: .stacks) ?? [:]
        guard let read = dictionary else { return }
        stacks = read.compactMapValues(\.value)
        let isDamaged = tab.map { read[$0] != nil && stacks[$0] == nil } ?? true
        if isDamaged { return }
        modals = ((try? container.decode([Lenient<Modal>].self, forKey: .modals)) ?? []).prefixMap(\.value)
    }
}

private struct Lenient<Value: Decodable>: Decodable {
    let value: Value?

    init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }
}

extension NavigationState {
    /// Returns the screens as links, which the router prints, to restore them in a later launch. A screen whose route
    /// has no link is omitted, together with the pushed and modal screens over it.
    ///
    /// - Parameters:
    ///   - router: The router that prints the links.
    ///   - values: Values for parameters of a required path prefix, such as `["country": "de"]`, if a route has them.
    /// - Complexity: That of printing the link of each screen.
    public func saved(
        by router: Router<Route>, adding values: [String: any ParameterConvertible] = [:]
    ) -> SavedNavigation {
        let write = { (route: Route) in router.link(for: route, adding: values) }
        var saved = SavedNavigation(tab: tab)
        for name in tabs {
            let links = self[name].screens.prefixMap(write)
            let hasRoot = self[name].root != nil
            saved.stacks[name] = ScreenStack(
                root: hasRoot ? links.first : nil, path: Array(links.dropFirst(hasRoot ? 1 : 0)))
        }
        guard saved.stacks[tab].map({ $0.screens.count == self[tab].screens.count }) ?? self[tab].screens.isEmpty else {
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

extension Router {
    /// Prints a route, adding the values whose names are parameters of its pattern; returns `nil` if printing fails.
    fileprivate func link(for route: Route, adding values: [String: any ParameterConvertible]) -> String? {
        var values = values
        while true {
            do throws(PrintError) {
                return try url(for: route, adding: values)
            } catch {
                guard let name = error.unusedParameter, values.removeValue(forKey: name) != nil else {
                    return try? url(for: route)
                }
            }
        }
    }
}

extension PrintError {
    /// The name of a given value without which printing may succeed: no parameter of the pattern has this name, or no
    /// variant of the pattern has it together with the other given names. `nil` for other errors.
    fileprivate var unusedParameter: String? {
        if case .unknownParameter(let name) = kind { return name }
        if case .separateParameter(let name) = kind { return name }
        return nil
    }
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
