import Foundation
import Testing
import Waymark

extension Condition {
    static let onboarded: Condition = "onboarded"
}

@Suite("Links that wait") @MainActor
struct WaitingLinksSnippets {
    @Test func waiting() async throws {
        var table = RouteTable<String>(accepting: [.scheme("myapp")])
        table.add("/inbox", to: "inbox")
        let router = try Router(table)

        var options = DispatchOptions()
        options.conditions = [.onboarded]
        options.presentationRequirements = [.interfaceReady]
        options.pending = .queue(limit: 5, expiry: .seconds(600))
        let dispatcher = LinkDispatcher(router: router, options: options)

        dispatcher.open("myapp://inbox")
        await dispatcher.settled()
        #expect(dispatcher.hasPending == true)
        dispatcher.fulfil(.interfaceReady)

        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = PendingLinkFile(at: folder.appending(path: "pending-links"))
        try await dispatcher.keepPendingLinks(in: file)
        try await dispatcher.keepPendingLinks(in: file, guarantee: .atLeastOnce())
        await dispatcher.finishSaving()

        #expect(dispatcher.pendingLinks.map(\.condition) == [.presenterAttached])
        dispatcher.resume()
        dispatcher.clear(waitingFor: .onboarded)
        dispatcher.clear()
        #expect(!dispatcher.hasPending)

        dispatcher.account = "ada"
        dispatcher.account = nil
        dispatcher.clear(for: "ada")
        let bound = IncomingLink<String>(url: "myapp://inbox").bound(to: "ada")
        #expect(bound.account == "ada")
        #expect(Condition.onboarded.rawValue == "onboarded")
    }
}
