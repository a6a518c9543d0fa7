import Foundation
import WaymarkDispatch
import WaymarkFoundation

/// A program that shares a file with other programs, and makes random changes. Each change is a line in `tried` before
/// its commit, and a line in `told` after it.
struct Sharing {
    private let file: PendingLinkFile
    private let tried: Log
    private let told: Log
    private let errors: Log

    init(in folder: URL) {
        file = PendingLinkFile(at: folder.appending(path: "links"))
        (tried, told, errors) = (Log("tried", in: folder), Log("told", in: folder), Log("errors", in: folder))
    }

    func run(commits: Int) async throws {
        var links: [StoredLinkID: DeliveryGuarantee] = [:]
        for round in 0..<commits {
            if round % 40 == 0 {
                let stored = try await file.load()
                if let damage = await file.takeDamage() { errors.write("\(damage)") }
                for record in stored.links { links[record.id] = record.guarantee }
            }
            let changes = (0..<Int.random(in: 1...3)).compactMap { _ in Self.change(links) }
            // With several changes of one link, a refused ID would be ambiguous.
            guard Set(changes.map(\.id)).count == changes.count else { continue }
            for change in changes { tried.write(Self.line(change)) }
            let refused = try await file.commit(changes)
            for change in changes {
                told.write((refused.contains(change.id) ? "no " : "") + Self.line(change))
                switch change {
                case .hold(let record): links[record.id] = record.guarantee
                case .begin(let id): if links[id] == .atMostOnce || refused.contains(id) { links[id] = nil }
                case .end(let id): links[id] = nil
                }
            }
        }
    }

    private static func change(_ links: [StoredLinkID: DeliveryGuarantee]) -> PendingLinkChange? {
        // Ends links more often when there are many, so that the file does not reach its limit.
        guard let id = links.keys.randomElement(), Int.random(in: 0..<100) < (links.count > 50 ? 70 : 45) else {
            let guarantee = Bool.random() ? DeliveryGuarantee.atMostOnce : .atLeastOnce()
            return .hold(PendingLinksSnapshot.Record(url: "app:/x", condition: "go", guarantee: guarantee))
        }
        return links[id] == .atMostOnce ? .begin(id) : Bool.random() ? .begin(id) : .end(id)
    }

    private static func line(_ change: PendingLinkChange) -> String {
        switch change {
        case .hold(let record): "hold\(record.guarantee == .atMostOnce ? "" : "-again") \(record.id)"
        case .begin(let id): "begin \(id)"
        case .end(let id): "end \(id)"
        }
    }

    /// Returns the contradictions between the logs of all programs and the remaining links.
    static func problems(in folder: URL) async throws -> [String] {
        // Two days later no store exists. Today another process may have the process ID of a killed program, whose links
        // then stay with it.
        let later: @Sendable () -> Date = { Date(timeIntervalSinceNow: 2 * 86_400) }
        let file = PendingLinkFile(at: folder.appending(path: "links"), now: later)
        let stored = try await file.load()
        let left = Set(stored.links.map(\.id.rawValue))
        var problems = Log.counts("errors", in: folder).keys.map { "an error: \($0)" }
        if let damage = await file.takeDamage() { problems.append("damage: \(damage)") }
        if left.count < stored.links.count { problems.append("links stand twice") }
        let told = Log.counts("told", in: folder), tried = Log.counts("tried", in: folder)
        for (line, count) in told where line.hasPrefix("begin ") && count > 1 {
            if told["hold \(line.dropFirst(6))"] != nil { problems.append("\(line): \(count) times") }
        }
        var held = 0
        for kind in ["hold", "hold-again"] {
            for line in told.keys where line.hasPrefix(kind + " ") {
                held += 1
                let id = String(line.dropFirst(kind.count + 1))
                let mayBeGone = tried["end \(id)"] != nil || (kind == "hold" && tried["begin \(id)"] != nil)
                let isOver = told["end \(id)"] != nil || (kind == "hold" && told["begin \(id)"] != nil)
                if !mayBeGone, !left.contains(id) { problems.append("\(id) is lost") }
                if isOver, left.contains(id) { problems.append("\(id) is back") }
            }
        }
        if held == 0 { problems.append("no link was held") }
        print("\(held) links were held, \(told.values.reduce(0, +)) changes made, \(left.count) links are left")
        return problems
    }
}
