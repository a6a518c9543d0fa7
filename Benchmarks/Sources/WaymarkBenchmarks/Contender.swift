import AllocationCounter

/// A router in a benchmark, with the table that it has built, and its measured times.
struct Contender {
    /// The time in which the router builds its table, and the table's size on the heap.
    struct Build {
        var nanoseconds: Double
        var bytes: Int?
    }

    let subject: Subject
    let matcher: Subject.Matcher
    let build: Build
    let matchesPerRound: Int

    /// The nanoseconds per match in each round.
    private(set) var samples: [Double] = []

    /// The approximate duration of a round, unless one pass over all links takes longer.
    private static let nanosecondsPerRound = 2_000_000.0

    /// Returns `nil` if the router does not support the workload.
    init?(_ subject: Subject, _ workload: Workload, _ links: LinkList) throws {
        start_counting_bytes()
        let matcher = try subject.prepare(workload)
        let bytes = stop_counting_bytes()
        guard let matcher else { return nil }

        self.subject = subject
        self.matcher = matcher
        build = Build(nanoseconds: try Self.buildTime(of: subject, workload), bytes: bytes < 0 ? nil : bytes)
        let order = Array(0..<links.count)
        let onePass = nanoseconds { links.match(matcher, inOrder: order, times: links.count) }
        matchesPerRound = max(1, Int(Self.nanosecondsPerRound / max(onePass, 1))) * links.count
    }

    mutating func play(_ links: LinkList, inOrder order: [Int]) {
        let time = nanoseconds { links.match(matcher, inOrder: order, times: matchesPerRound) }
        samples.append(time / Double(matchesPerRound))
    }

    /// Returns the median time of eleven builds, or of fewer if they take more than one second.
    private static func buildTime(of subject: Subject, _ workload: Workload) throws -> Double {
        var samples: [Double] = []
        repeat {
            var kept: Subject.Matcher?  // Destroyed outside of the measured time.
            samples.append(try nanoseconds { kept = try subject.prepare(workload) })
            _ = kept
        } while samples.count < 11 && samples.reduce(0, +) < 1e9
        return Quartiles(of: samples).median
    }
}
