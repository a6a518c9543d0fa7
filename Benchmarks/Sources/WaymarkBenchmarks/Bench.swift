import AllocationCounter

/// A benchmark of one workload. The routers run in turns, so that a slowdown of the machine affects all of them.
struct Bench {
    let entry: Workload.Entry
    let workload: Workload
    private let links: LinkList
    private var random = SeededGenerator(seed: 1)

    init(_ entry: Workload.Entry, in folder: DataFolder) throws {
        self.entry = entry
        workload = try entry.make(folder)
        links = LinkList(workload.links.map(\.text))
    }

    /// The minimum number of links in a random order: a branch predictor could learn a shorter one.
    private static let orderLength = 8_192

    mutating func run(_ subjects: [Subject], rounds: Int) throws -> [Measurement] {
        var contenders = try subjects.compactMap { try Contender($0, workload, links) }
        for _ in 0..<rounds {
            let order = shuffledOrder()
            for index in contenders.indices { contenders[index].play(links, inOrder: order) }
        }
        return contenders.map { measurement(of: $0) }
    }

    /// Builds the table and matches all links `passes` times. Returns the number of matched links.
    func loop(_ subject: Subject, passes: Int) throws -> Int {
        guard let matcher = try subject.prepare(workload) else {
            throw Failure("\(subject.name) cannot do \(entry.name)")
        }
        links.match(matcher, inOrder: Array(0..<links.count), times: passes * links.count)
        return passes * links.count
    }

    func build(_ subject: Subject, times: Int) throws -> Double {
        let before = allocation_count()
        for _ in 0..<times {
            guard try subject.prepare(workload) != nil else {
                throw Failure("\(subject.name) cannot do \(entry.name)")
            }
        }
        return Double(allocation_count() - before) / Double(times)
    }

    /// Returns the time to build the first table of the process and the time of the first match, in nanoseconds.
    func first(_ subject: Subject) throws -> (build: Double, match: Double) {
        var made: Subject.Matcher?
        let build = try nanoseconds { made = try subject.prepare(workload) }
        guard let matcher = made else { throw Failure("\(subject.name) cannot do \(entry.name)") }
        return (build, nanoseconds { links.match(matcher, inOrder: [0], times: 1) })
    }

    /// Returns at least ``orderLength`` indices of links: all links in random order, as often as necessary.
    private mutating func shuffledOrder() -> [Int] {
        var order: [Int] = []
        repeat { order += (0..<links.count).shuffled(using: &random) } while order.count < Self.orderLength
        return order
    }

    private func measurement(of contender: Contender) -> Measurement {
        let order = Array(0..<links.count)
        let before = allocation_count()
        links.match(contender.matcher, inOrder: order, times: links.count)
        let allocations = Double(allocation_count() - before) / Double(links.count)
        return Measurement(
            workload: entry.name, subject: contender.subject.name,
            nanosecondsPerMatch: Quartiles(of: contender.samples),
            allocationsPerMatch: before < 0 ? nil : allocations,
            buildNanoseconds: contender.build.nanoseconds, tableBytes: contender.build.bytes)
    }
}
