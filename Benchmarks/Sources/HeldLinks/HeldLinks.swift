import WaymarkCore
import WaymarkDispatch
import WaymarkRoutes

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Opens many links that become pending, releases all of them, and prints the cost.
///
///     held-links [COUNT…] [--limit N]
///     held-links [COUNT…] --saved CHANGES      changes of a file of pending links in the current directory
///
/// For each count, prints the maximum number of pending links, the processor time for opening and for releasing them,
/// and the peak growth of the process's memory.
@main
@MainActor
struct HeldLinks {
    static func main() async throws {
        var counts: [Int] = [], limit: Int?, changes: Int?
        var rest = CommandLine.arguments.dropFirst()
        while let word = rest.popFirst() {
            switch word {
            case "--limit": limit = rest.popFirst().flatMap { Int($0) }
            case "--saved": changes = rest.popFirst().flatMap { Int($0) }
            default: counts += [Int(word) ?? 0]
            }
        }
        if let changes {
            for count in counts { try await SavedLinks(count: count, changes: changes).run() }
            return
        }
        print("links   limit   opening s  releasing s  per link µs  growth MiB")
        for count in counts.isEmpty ? [1_000, 10_000, 100_000] : counts {
            try await Self(count: count, limit: limit ?? count).run()
        }
    }

    let count: Int
    let limit: Int

    func run() async throws {
        let before = peak()
        let dispatcher = try dispatcher()
        let start = processorTime()
        for number in 0..<count { dispatcher.open("https://example.com/post/\(number)", via: .universalLink) }
        await dispatcher.settled()
        let held = processorTime()
        dispatcher.fulfil(.signedIn)
        await dispatcher.settled()
        let end = processorTime()
        precondition(!dispatcher.hasPending)
        let columns = [
            pad("\(count)", 7), pad("\(limit)", 7), pad(text(held - start), 10), pad(text(end - held), 12),
            pad(text((end - start) / Double(count) * 1e6), 12), text(Double(peak() - before) / 1024),
        ]
        print(columns.joined(separator: " "))
    }

    private func dispatcher() throws -> LinkDispatcher<Int> {
        var table = RouteTable<Int>(accepting: [.host("example.com")])
        table.group("/post", requires: [.signedIn]) { group in
            group.add("/{id: Int}") { (id: Int) in id }
        }
        var options = DispatchOptions()
        options.pending = .queue(limit: limit)
        return LinkDispatcher(
            router: try Router(table), handlers: [AnyLinkHandler { _ in .opened() }], options: options)
    }

    /// Returns the peak memory of the process in KiB.
    private func peak() -> Int {
        #if canImport(Glibc)
            // `getrusage` would also count the program that executed this one, such as the build tool.
            guard let file = fopen("/proc/self/status", "r") else { return 0 }
            defer { fclose(file) }
            var line = [CChar](repeating: 0, count: 256)
            while fgets(&line, Int32(line.count), file) != nil {
                let words = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self).split
                {
                    $0.isWhitespace
                }
                if words.first == "VmHWM:", words.count > 1 { return Int(words[1]) ?? 0 }
            }
            return 0
        #else
            var usage = rusage()
            getrusage(RUSAGE_SELF, &usage)
            return usage.ru_maxrss / 1024
        #endif
    }

    /// Returns the processor time of all threads in seconds.
    private func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private func text(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        return "\(hundredths / 100)." + (hundredths % 100 < 10 ? "0" : "") + "\(hundredths % 100)"
    }

    private func pad(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
