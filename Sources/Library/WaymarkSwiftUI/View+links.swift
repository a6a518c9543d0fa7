#if canImport(SwiftUI)
    import Foundation
    public import SwiftUI
    public import WaymarkDispatch
    import WaymarkFoundation

    extension View {
        /// Opens the links that the system delivers to a window.
        ///
        /// The links are URLs with the app's scheme, universal links, widgets, web pages from Handoff, Spotlight
        /// results with URLs as identifiers, and activities of the app. Apply the modifier to the outermost view of a
        /// window. In an app with its own scene delegate, SwiftUI views receive no links: use `LinkSceneDelegate` of
        /// `WaymarkUIKit`.
        ///
        /// `activities` are the app's own activity types that contain links, as declared in `NSUserActivityTypes`.
        /// `name` is the key of the URL string in their `userInfo`. If `userInfo` lacks this key, the activity's web
        /// page is the link. `scene` is the window, if the dispatcher serves several.
        public func opensLinks<Route>(
            with dispatcher: LinkDispatcher<Route>, in scene: SceneID? = nil, activities: [String] = [],
            under name: String = "link"
        ) -> some View {
            let types = [SystemActivity.browsingWeb, SystemActivity.searchResult] + activities
            return onOpenURL { dispatcher.open($0, in: scene, through: .viewURL) }
                .modifier(
                    ActivityHandlers(types: types) {
                        dispatcher.open($0, under: name, in: scene, through: .viewActivity)
                    })
        }

        /// Opens links that the user taps inside the view: in the app if a route matches or the link has a custom
        /// scheme of the app, otherwise with the system. Applies to all views that use the environment's `openURL`,
        /// such as `Text`. `scene` is the window, if the dispatcher serves several; by default the frontmost.
        ///
        /// ```swift
        /// Text("See [our recipe](https://cook.example.com/recipe/7)")
        ///     .routesLinks(with: dispatcher)
        /// ```
        public func routesLinks<Route>(
            with dispatcher: LinkDispatcher<Route>, in scene: SceneID? = nil
        ) -> some View {
            environment(
                \.openURL, OpenURLAction { dispatcher.open(tapped: $0, in: scene) ? .handled : .systemAction })
        }
    }

    private struct ActivityHandlers: ViewModifier {
        let types: [String]
        let open: (NSUserActivity) -> Void

        func body(content: Content) -> some View {
            types.reduce(AnyView(content)) { view, type in
                AnyView(view.onContinueUserActivity(type, perform: open))
            }
        }
    }
#endif
