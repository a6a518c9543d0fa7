#if canImport(SwiftUI)
    public import SwiftUI
    public import WaymarkDispatch

    extension View {
        /// Registers a window of an app whose dispatcher serves several windows, while the window is open.
        ///
        /// SwiftUI then prefers this window for the system's links that contain the path of the route in front. Apply
        /// the modifier to the outermost view of the window, and store the window's identifier in that view:
        ///
        /// ```swift
        /// @SceneStorage("window") private var id = UUID().uuidString
        ///
        /// ContentView(model: model)
        ///     .opensLinks(with: dispatcher, in: SceneID(rawValue: id))
        ///     .linkWindow(SceneID(rawValue: id), showing: model, of: windows, backStack)
        /// ```
        public func linkWindow<Route>(
            _ id: SceneID, showing navigator: any Navigator<Route>, of windows: SceneNavigators<Route>,
            _ backStack: BackStack<Route>
        ) -> some View {
            let conditions = backStack.conditions(showing: navigator.state)
            return modifier(LinkWindow(id: id, navigator: navigator, windows: windows))
                .takesExternalEvents(conditions)
        }

        @ViewBuilder fileprivate func takesExternalEvents(_ conditions: ExternalEventConditions) -> some View {
            #if os(tvOS) || os(watchOS)
                self
            #else
                handlesExternalEvents(preferring: conditions.preferring, allowing: conditions.allowing)
            #endif
        }
    }

    private struct LinkWindow<Route: Hashable & Sendable>: ViewModifier {
        @Environment(\.scenePhase) private var phase
        let id: SceneID
        let navigator: any Navigator<Route>
        let windows: SceneNavigators<Route>

        func body(content: Content) -> some View {
            content.onAppear { windows.connect(navigator, as: id) }
                .onDisappear { windows.disconnect(id) }
                .onChange(of: phase) { if $0 == .active { windows.activate(id) } }
        }
    }
#endif
