#if canImport(SwiftUI)
    public import SwiftUI
    public import WaymarkDispatch

    extension View {
        /// Gives the links that the system opens the app with to a dispatcher: URLs with the app's scheme, universal links,
        /// widgets, web pages that are handed over, and results of the system's search whose identifiers are URLs.
        ///
        /// Belongs to the outermost view of a scene. An app with a scene delegate of its own gets no links in views; see
        /// `WaymarkUIKit`.
        ///
        /// - Parameter dispatcher: Opens the links.
        public func opensLinks<Route>(with dispatcher: LinkDispatcher<Route>) -> some View {
            let open = { @MainActor @Sendable (activity: NSUserActivity) in
                let identifier = activity.userInfo?[SystemActivity.searchIdentifier] as? String
                let link = Link<Route>(
                    activity: activity.activityType, webpage: activity.webpageURL?.absoluteString,
                    identifier: identifier)
                if let link { dispatcher.open(link) }
            }
            return onOpenURL { dispatcher.open(Link(opened: $0.absoluteString)) }
                .onContinueUserActivity(SystemActivity.browsingWeb, perform: open)
                .onContinueUserActivity(SystemActivity.searchResult, perform: open)
        }
    }
#endif
