import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch

/// A dispatcher with a presenter, a clock, and a record of all events.
@MainActor
final class Stage {
    let clock = ManualClock()
    let presenter = RecordingPresenter<AppRoute>()
    let dispatcher: LinkDispatcher<AppRoute>
    private(set) var events: [DispatchEvent<AppRoute>] = []

    /// - Parameter handlers: The only handlers. By default every link is presented; with handlers, a passed link is
    ///   not.
    init(
        handlers: [any LinkHandler<AppRoute>]? = nil, guards: [any RouteGuard<AppRoute>] = [],
        requiring: Bool = false, _ change: (inout DispatchOptions) -> Void = { _ in }
    ) throws {
        var options = DispatchOptions()
        options.conditions = ["x", "y"]
        options.problemFound = nil
        change(&options)
        dispatcher = LinkDispatcher(
            router: try AppRoute.router(requiring: requiring), handlers: handlers ?? [], guards: guards,
            options: options, clock: clock)
        if handlers != nil { dispatcher.lastHandler = nil }
        dispatcher.presenter = presenter
        dispatcher.observe { [weak self] in self?.events.append($0) }
    }

    /// Returns the names of a link's events, or of all events.
    func names(_ id: LinkID? = nil) -> [String] {
        events.filter { id == nil || $0.id == id }.map(\.kind.name)
    }

    var finished: [(id: LinkID, outcome: String)] {
        events.compactMap { if case .finished(let outcome) = $0.kind { ($0.id, outcome.short) } else { nil } }
    }

    var shown: [AppRoute] { presenter.shown.map(\.link.route) }
}

extension FinalOutcome {
    /// A short name for tests.
    var short: String {
        switch self {
        case .opened: "opened"
        case .presented(let presentation): "presented \(presentation)"
        case .alreadyShown: "alreadyShown"
        case .rejected(let error): error.map { "rejected \($0)" } ?? "rejected"
        case .cancelled(nil): "cancelled"
        case .cancelled(let reason?): "cancelled \(reason)"
        case .notFound(.unmatched, let handled): handled ? "unmatched handler" : "unmatched"
        case .notFound(.unacceptable, let handled): handled ? "unacceptable handler" : "unacceptable"
        case .notFound(.passed, let handled): handled ? "passed handler" : "passed"
        case .notFound(.wrapped(let failure), _), .returned(.wrapped(let failure)): "wrapped \(failure.rawValue)"
        case .returned: "returned"
        case .failed(let error): error.code
        case .dropped(let reason): "dropped \(reason.short)"
        }
    }
}

extension DropReason {
    /// A short name for tests.
    var short: String {
        switch self {
        case .replaced(let id): "replaced by \(id)"
        case .duplicate(let id): "duplicate of \(id)"
        case .repeated(let id): "repeated of \(id)"
        case .overflow: "overflow"
        case .expired: "expired"
        case .cleared: "cleared"
        case .gaveUp(let attempts): "gaveUp \(attempts)"
        case .openedElsewhere: "openedElsewhere"
        case .dispatcherGone: "dispatcherGone"
        }
    }
}

extension LinkStatus {
    /// A short name for tests.
    var short: String {
        switch self {
        case .underway: "underway"
        case .pending(let condition): "pending \(condition)"
        case .finished(let outcome): outcome.short
        }
    }
}

extension LinkTicket {
    /// The status of the link as soon as it is pending or finished.
    var settledShort: String { get async throws { try await settled.short } }
    var outcomeShort: String { get async throws { try await outcome.short } }
}

/// An intentional error.
struct Mishap: Error, Hashable, CustomStringConvertible {
    var description: String { "mishap" }
}
