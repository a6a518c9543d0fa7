#if canImport(SwiftUI)
    public import SwiftUI
    import WaymarkDispatch

    /// The screens of a tab.
    public struct LinkStack<Route: Hashable & Sendable, Root: View, Screen: View>: View {
        @ObservedObject private var model: NavigationModel<Route>
        private let tab: String
        private let root: Root
        private let screen: (Route) -> Screen

        /// Creates the stack of a tab.
        ///
        /// - Parameters:
        ///   - model: What is on screen.
        ///   - tab: The name of the tab, as presentations name it; the only one unless told otherwise.
        ///   - root: The first screen.
        ///   - screen: The screen of a route.
        public init(
            _ model: NavigationModel<Route>, tab: String = "main", @ViewBuilder root: () -> Root,
            @ViewBuilder screen: @escaping (Route) -> Screen
        ) {
            self.model = model
            self.tab = tab
            self.root = root()
            self.screen = screen
        }

        /// The first screen, with the others over it.
        public var body: some View {
            NavigationStack(path: $model.state[tab].path) {
                root.navigationDestination(for: Route.self, destination: screen)
            }
        }
    }

    extension View {
        /// Presents the modal screens of a model over the view.
        ///
        /// - Parameters:
        ///   - model: What is on screen.
        ///   - screen: The screen of a route.
        public func modalScreens<Route: Hashable & Sendable, Screen: View>(
            of model: NavigationModel<Route>, @ViewBuilder screen: @escaping (Route) -> Screen
        ) -> some View {
            modifier(ModalLevel(model: model, level: 0, screen: screen))
        }
    }

    /// One modal screen, which presents the next one.
    private struct ModalLevel<Route: Hashable & Sendable, Screen: View>: ViewModifier {
        @ObservedObject var model: NavigationModel<Route>
        let level: Int
        let screen: (Route) -> Screen

        func body(content: Content) -> some View {
            #if os(macOS)
                content.sheet(item: $model.state[modal: level, .sheet], content: stack)
                    .sheet(item: $model.state[modal: level, .cover], content: stack)
            #else
                content.sheet(item: $model.state[modal: level, .sheet], content: stack)
                    .fullScreenCover(item: $model.state[modal: level, .cover], content: stack)
            #endif
        }

        private func stack(_ modal: ModalScreen<Route>) -> some View {
            NavigationStack(path: $model.state[pathOfModal: level]) {
                screen(modal.root).navigationDestination(for: Route.self, destination: screen)
            }
            .modifier(ModalLevel(model: model, level: level + 1, screen: screen))
        }
    }
#endif
