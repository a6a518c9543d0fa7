import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch
import WaymarkNotations
import WaymarkRoutes

/// Elf's handler objects: created for a link or in code, converted, then handled.
@MainActor
enum ElfFlows {
    nonisolated static let all: [String: Enactment] = [
        "Elf-021": inApp, "Elf-022": convertThenHandle, "Elf-023": configuration,
    ]

    static func inApp(_ row: FlowCase) async throws {
        let log = Names()
        let dispatcher = LinkDispatcher(router: try ElfRoute.router(log))
        dispatcher.handlers = [AnyLinkHandler(performing: { $0.make() })]
        let action = ShowUser(log)
        action.username = "limboy"
        #expect(action.handle().name == "opened")
        let route = try #require(dispatcher.router.match(for: "app://user/x")?.route)
        #expect(try await dispatcher.open(route, using: AnyLinkHandler(performing: action)).outcomeShort == "opened")
        #expect(await dispatcher.outcome(of: "app://user/other").short == "opened")
        #expect(
            log.all == [
                "handle limboy", "handle limboy", "push limboy", "convert", "handle other", "push other",
            ])
    }

    static func convertThenHandle(_ row: FlowCase) async throws {
        let log = Names()
        let dispatcher = LinkDispatcher(router: try ElfRoute.router(log))
        dispatcher.handlers = [AnyLinkHandler(performing: { $0.make() })]
        _ = await dispatcher.outcome(of: "app://user/limboy")
        let order = row.expect["order"]?.list?.compactMap(\.text) ?? []
        #expect(log.all.prefix(2).map { String($0.split(separator: " ")[0]) } == order)
    }

    static func configuration(_ row: FlowCase) async throws {
        let log = Names()
        let dispatcher = LinkDispatcher(router: try ElfRoute.router(log))
        dispatcher.handlers = [AnyLinkHandler(performing: { $0.make() })]
        #expect(await dispatcher.outcome(of: "app://configure?debugcode=42").short == "opened")
        #expect(log.all == ["debug 42"])
        #expect(dispatcher.presenter == nil, "handlers need not present anything")
    }
}

/// A route that creates its handler, as in Elf's table.
struct ElfRoute: Sendable {
    let make: @MainActor @Sendable () -> any LinkAction<ElfRoute>

    static func router(_ log: Names) throws -> Router<ElfRoute> {
        var table = RouteTable<ElfRoute>(.elf)
        table.add("app://user/{username}", syntax: .elf, to: ElfRoute { ShowUser(log) })
        table.add("app://configure", syntax: .elf, to: ElfRoute { Configure(log: log) })
        return try Router(table)
    }
}

@MainActor
private final class ShowUser: LinkAction {
    var username = ""
    private let log: Names

    init(_ log: Names) { self.log = log }

    func convert(_ link: RoutedLink<ElfRoute>) throws {
        log.add("convert")
        username = try link.value("username")
    }

    func handle() -> Outcome<ElfRoute> {
        log.add("handle \(username)")
        return .opened { [log, username] _ in log.add("push \(username)") }
    }
}

private struct Configure: LinkAction {
    let log: Names
    var code: String?

    mutating func convert(_ link: RoutedLink<ElfRoute>) {
        code = link.query.first { $0.name == "debugcode" }?.value
    }

    func handle() -> Outcome<ElfRoute> {
        if let code { log.add("debug \(code)") }
        return .opened()
    }
}
