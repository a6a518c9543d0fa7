/// A queue in which one link runs at a time.
enum LinkQueue: Sendable, CaseIterable {
    /// Links from outside the app.
    case outside
    /// Links that the app opens. A tap inside the app does not wait for links from outside it.
    case inApp

    init(_ channel: ArrivalChannel) { self = channel == .inApp ? .inApp : .outside }
}
