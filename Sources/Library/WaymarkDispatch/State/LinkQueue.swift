import WaymarkCore

/// A line of links, each of which waits for the one before it.
enum LinkQueue: Int, Sendable, CaseIterable {
    /// Links from outside of the app.
    case outside
    /// Links that the app itself opens: who taps something in the app does not wait for what came from outside.
    case inApp

    init(_ channel: ArrivalChannel) { self = channel == .inApp ? .inApp : .outside }
}
