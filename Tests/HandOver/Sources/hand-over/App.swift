import Foundation
import WaymarkCore
import WaymarkDispatch
import WaymarkFoundation
import WaymarkRoutes

/// An app that holds and opens links and may be killed at any time. Opening a link adds a line to `effects`.
@MainActor
final class App {
    private let dispatcher: LinkDispatcher<String>
    private let saved: Log
    /// The links without an outcome.
    private var tickets: [LinkTicket<String>] = []

    /// Starts the app. Links of earlier launches are pending.
    init(in folder: URL, _ guarantee: DeliveryGuarantee) async throws {
        let effects = Log("effects", in: folder), errors = Log("errors", in: folder)
        saved = Log("saved", in: folder)
        var table = RouteTable<String>(accepting: [.scheme("app")])
        table.group(requires: ["go"]) { $0.add("/{name}") { (name: String) in name } }
        var options = DispatchOptions()
        options.pending = .queue(limit: 10_000)
        let handler = AnyLinkHandler<String> { link in
            effects.write(link.route)
            if link.route.hasPrefix("crash") { kill(getpid(), SIGKILL) }
            if link.route.hashValue & 3 == 0 { try await Task.sleep(for: .milliseconds(1)) }
            return .opened()
        }
        dispatcher = LinkDispatcher(router: try Router(table), handlers: [handler], options: options)
        dispatcher.storeFailed = { errors.write("\($0)") }
        let givenUp = Log("given-up", in: folder)
        dispatcher.observe { event in
            if case .finished(.dropped(.gaveUp)) = event.kind { givenUp.write(event.link.url ?? "") }
        }
        let file = PendingLinkFile(at: folder.appending(path: "links"))
        tickets = try await dispatcher.keepPendingLinks(in: file, guarantee: guarantee)
    }

    /// Opens links, which become pending.
    private func hold(_ names: [String]) async throws {
        let new = names.map { dispatcher.open("app:/\($0)") }
        for ticket in new { _ = try await ticket.settled }
        tickets += new
    }

    /// Holds a link and saves it.
    func prepare(_ name: String) async throws {
        try await hold([name])
        await dispatcher.finishSaving()
    }

    /// Resumes all pending links and waits for their outcomes.
    func drain() async throws {
        dispatcher.fulfil("go")
        for ticket in tickets { _ = try await ticket.outcome }
        tickets = []
        await dispatcher.finishSaving()
    }

    /// Holds and opens links until the program is killed.
    func run() async throws {
        let launch = UInt64.random(in: .min ... .max)
        for round in 0... {
            let names = (0..<Int.random(in: 1...8)).map { "\(launch)-\(round)-\($0)" }
            try await hold(names)
            await dispatcher.finishSaving()
            for name in names { saved.write(name) }
            guard Int.random(in: 0..<3) > 0 else { continue }
            try await drain()
            dispatcher.lose("go")
        }
    }
}
