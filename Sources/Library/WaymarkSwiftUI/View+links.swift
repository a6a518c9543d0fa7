#if canImport(SwiftUI)
    import Foundation
    public import SwiftUI
    public import WaymarkDispatch
    import WaymarkFoundation

    extension View {
        /// Gives the links that the system opens a window with to a dispatcher: URLs with the app's scheme, universal
        /// links, widgets, web pages that are handed over, results of the system's search whose identifiers are URLs, and
        /// activities of the app's own.
        ///
        /// Belongs to the outermost view of a window, with the dispatcher of that window. An app with a scene delegate of
        /// its own gets no links in views; see `WaymarkUIKit`.
        ///
        /// - Parameters:
        ///   - dispatcher: Opens the links.
        ///   - scene: The window, where one dispatcher has several.
        ///   - activities: The types of the app's own activities that carry links, as its `NSUserActivityTypes` has them.
        ///   - name: Under which name these carry the text of a URL; one that carries none opens its web page.
        public func opensLinks<Route>(
            with dispatcher: LinkDispatcher<Route>, in scene: SceneID? = nil, activities: [String] = [],
            under name: String = "link"
        ) -> some View {
            let types = [SystemActivity.browsingWeb, SystemActivity.searchResult] + activities
            return onOpenURL { dispatcher.open($0, in: scene, through: .viewURL) }
                .modifier(
                    ActivityDoors(types: types) {
                        dispatcher.open($0, under: name, in: scene, through: .viewActivity)
                    })
        }

        /// Has links that are tapped inside the views opened by a dispatcher, if the app is who opens them, and by the
        /// system otherwise: in texts, `Link`, and whatever else opens a URL of the environment.
        ///
        /// ```swift
        /// Text("See [our recipe](https://cook.example.com/recipe/7)")
        ///     .routesLinks(with: dispatcher)
        /// ```
        public func routesLinks<Route>(with dispatcher: LinkDispatcher<Route>) -> some View {
            environment(
                \.openURL, OpenURLAction { dispatcher.open(tapped: $0) ? .handled : .systemAction })
        }
    }

    /// Hears of activities of several types.
    private struct ActivityDoors: ViewModifier {
        let types: [String]
        let open: (NSUserActivity) -> Void

        func body(content: Content) -> some View {
            types.reduce(AnyView(content)) { view, type in
                AnyView(view.onContinueUserActivity(type, perform: open))
            }
        }
    }
#endif
