#if canImport(SwiftUI)
    public import SwiftUI
    public import WaymarkDispatch

    /// A SwiftUI navigation stack for one tab of a navigation state: the first screen, and the screens that links push.
    ///
    /// ```swift
    /// LinkStack($model.state, tab: "home") { RouteView(route: $0) }
    /// ```
    public struct LinkStack<Route: Hashable & Sendable, Root: View, Screen: View>: View {
        @Binding private var state: NavigationState<Route>
        private let tab: String
        private let root: Root
        private let screen: (Route) -> Screen

        /// Creates a tab's navigation stack. If the state has no first route, it begins with `root`. `screen` creates
        /// the screen of a route.
        public init(
            _ state: Binding<NavigationState<Route>>, tab: String = "main", @ViewBuilder root: () -> Root,
            @ViewBuilder screen: @escaping (Route) -> Screen
        ) {
            _state = state
            self.tab = tab
            self.root = root()
            self.screen = screen
        }

        /// Creates a tab's navigation stack, empty if the state has no first route. `screen` makes a route's screen.
        public init(
            _ state: Binding<NavigationState<Route>>, tab: String = "main",
            @ViewBuilder screen: @escaping (Route) -> Screen
        ) where Root == EmptyView {
            self.init(state, tab: tab, root: EmptyView.init, screen: screen)
        }

        /// A `NavigationStack` with the first screen of the tab.
        public var body: some View {
            NavigationStack(path: $state[tab].path) {
                first.navigationDestination(for: Route.self, destination: screen)
            }
        }

        @ViewBuilder private var first: some View {
            if let route = state[tab].root {
                screen(route).id(route)
            } else {
                root
            }
        }
    }

    extension View {
        /// Presents the modal screens of a navigation state over the view. `screen` creates the screen of a route.
        public func modalScreens<Route: Hashable & Sendable, Screen: View>(
            of state: Binding<NavigationState<Route>>, @ViewBuilder screen: @escaping (Route) -> Screen
        ) -> some View {
            modifier(ModalLevel(state: state, level: 0, screen: screen))
        }
    }

    private struct ModalLevel<Route: Hashable & Sendable, Screen: View>: ViewModifier {
        @Binding var state: NavigationState<Route>
        let level: Int
        let screen: (Route) -> Screen
        /// The modal screen that appeared last. SwiftUI may report its dismissal after the next one was presented.
        @State private var seen: ModalScreen<Route>? = nil

        init(state: Binding<NavigationState<Route>>, level: Int, screen: @escaping (Route) -> Screen) {
            _state = state
            self.level = level
            self.screen = screen
        }

        func body(content: Content) -> some View {
            #if os(macOS)
                content.sheet(item: $state[modal: level, .sheet, seen: seen], content: stack)
                    .sheet(item: $state[modal: level, .cover, seen: seen], content: stack)
            #else
                content.sheet(item: $state[modal: level, .sheet, seen: seen], content: stack)
                    .fullScreenCover(item: $state[modal: level, .cover, seen: seen], content: stack)
            #endif
        }

        private func stack(_ modal: ModalScreen<Route>) -> some View {
            NavigationStack(path: $state[pathOfModal: level]) {
                screen(modal.root).navigationDestination(for: Route.self, destination: screen)
            }
            .modifier(ModalLevel(state: $state, level: level + 1, screen: screen))
            .onAppear { seen = modal.id }
        }
    }
#endif
