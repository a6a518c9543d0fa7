import AllocationCounter

/// A subject that is ready to match, and the times that it has taken so far.
struct Contender {
    /// What the building of its table cost, and what the table holds of the heap.
    struct Build {
        var nanoseconds: Double
        var bytes: Int?
    }

    let subject: Subject
    let matcher: Subject.Matcher
    let build: Build
    let matchesPerRound: Int

    /// Nanoseconds per match, one for each round.
    private(set) var samples: [Double] = []

    /// A round takes about this long, or one pass over all links if that is longer.
    private static let nanosecondsPerRound = 2_000_000.0

    /// `nil` if the subject cannot do the workload.
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

    /// One round.
    mutating func play(_ links: LinkList, inOrder order: [Int]) {
        let time = nanoseconds { links.match(matcher, inOrder: order, times: matchesPerRound) }
        samples.append(time / Double(matchesPerRound))
    }

    /// The median of eleven builds, or of as many as a second allows.
    private static func buildTime(of subject: Subject, _ workload: Workload) throws -> Double {
        var samples: [Double] = []
        repeat {
            var kept: Subject.Matcher?  // to be destroyed outside of the measured time
            samples.append(try nanoseconds { kept = try subject.prepare(workload) })
            _ = kept
        } while samples.count < 11 && samples.reduce(0, +) < 1e9
        return Quartiles(of: samples).median
    }
}
