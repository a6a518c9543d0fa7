#if canImport(SwiftUI)
    public import SwiftUI
    public import WaymarkDispatch

    extension View {
        /// Registers the view's window, while it is open, in an app whose dispatcher serves several windows. The window
        /// stays registered while a full-screen cover hides the view.
        ///
        /// SwiftUI then prefers this window for links that contain the path of the window's front route. Apply the
        /// modifier to the outermost view of the window, and store the window's identifier in that view:
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
            modifier(LinkWindow(window: .init(id: id, navigator: navigator), windows: windows))
                .prefersLinks(containing: backStack.preferredPaths(showing: navigator.state))
        }

        @ViewBuilder fileprivate func prefersLinks(containing paths: Set<String>) -> some View {
            #if os(tvOS) || os(watchOS)
                self
            #else
                handlesExternalEvents(preferring: paths, allowing: ["*"])
            #endif
        }
    }

    private struct LinkWindow<Route: Hashable & Sendable>: ViewModifier {
        @Environment(\.scenePhase) private var phase
        @State private var registration = Registration()
        let window: Window
        let windows: SceneNavigators<Route>

        func body(content: Content) -> some View {
            content.onAppear { connect(window) }
                .onDisappear { if mayBeClosed { registration.id.map(windows.disconnect) } }
                .onChange(of: window) { connect($0) }
                .onChange(of: phase) { if $0 == .active { registration.id.map(windows.activate) } }
        }

        /// `true` if a view that disappears may belong to a closed window. Except on macOS, a full-screen cover also
        /// makes a view disappear, but only while the window is not in the background.
        private var mayBeClosed: Bool {
            #if os(macOS)
                true
            #else
                phase == .background
            #endif
        }

        private func connect(_ window: Window) {
            if let old = registration.id, old != window.id { windows.disconnect(old) }
            windows.connect(window.navigator, as: window.id)
            registration.id = window.id
            let (id, navigator) = (window.id, ObjectIdentifier(window.navigator))
            registration.end = { [windows] in
                Task { @MainActor in
                    // Removes the window only if no other view has registered it again meanwhile.
                    if windows[id].map({ ObjectIdentifier($0) }) == navigator { windows.disconnect(id) }
                }
            }
        }

        struct Window: Equatable {
            let id: SceneID
            let navigator: any Navigator<Route>

            static func == (a: Window, b: Window) -> Bool { a.id == b.id && a.navigator === b.navigator }
        }

        /// The registration of the window: a class, because `onChange` may call a closure with old values.
        final class Registration {
            var id: SceneID?
            /// The closure that removes the window when SwiftUI releases the view.
            var end: (@Sendable () -> Void)?

            deinit { end?() }
        }
    }
#endif
