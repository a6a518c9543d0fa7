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
        ///   - activities: The types of the app's own activities that carry links, as its `NSUserActivityTypes` has them.
        ///   - name: Under which name these carry the text of a URL; one that carries none opens its web page.
        public func opensLinks<Route>(
            with dispatcher: LinkDispatcher<Route>, activities: [String] = [], under name: String = "link"
        ) -> some View {
            let types = [SystemActivity.browsingWeb, SystemActivity.searchResult] + activities
            return onOpenURL { dispatcher.open(IncomingLink(opened: $0.absoluteString)) }
                .modifier(
                    ActivityDoors(types: types) { activity in
                        let link = IncomingLink<Route>(
                            activity: activity.activityType, webpage: activity.webpageURL?.absoluteString,
                            referrer: activity.referrerURL?.absoluteString,
                            payload: LinkPayload(userInfo: activity.userInfo ?? [:]), under: name)
                        if let link { dispatcher.open(link) }
                    })
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
