#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

@main struct WaymarkBenchmarks {
    var options: Options
    var subjects: [Subject]
    var folder: DataFolder

    static func main() {
        do {
            var options = Options()
            let words = try options.take(from: Array(CommandLine.arguments.dropFirst()))
            let program = WaymarkBenchmarks(
                options: options, subjects: try options.chosenSubjects(), folder: DataFolder(path: options.data))
            try program.perform(try Command(words))
        } catch {
            let text = (error as? Failure)?.message ?? "\(error)"
            _ = (text + "\n").utf8CString.withUnsafeBytes { write(2, $0.baseAddress, $0.count - 1) }
            exit(2)
        }
    }

    func perform(_ command: Command) throws {
        switch command {
        case .list: list()
        case .check(let names): try check(names)
        case .run(let names): try run(names)
        case .loop(let name, let passes): try loop(name, passes)
        case .build(let name, let times): try build(name, times)
        case .first(let name): try first(name)
        case .patterns: if PatternGrowth.check() > 0 { exit(1) }
        }
    }

    private func list() {
        for entry in Workload.catalogue {
            print(entry.name + String(repeating: " ", count: max(1, 22 - entry.name.count)) + entry.summary)
        }
        print("\nsubjects: \(Subject.all.map(\.name).joined(separator: ", "))")
    }

    private func run(_ names: [String]) throws {
        for entry in try Workload.entries(named: names) {
            var bench = try Bench(entry, in: folder)
            if !options.json { print(Report.heading(entry, bench.workload)) }
            let measurements = try bench.run(subjects, rounds: options.rounds)
            let reference = measurements.first { $0.subject == Subject.reference }?.nanosecondsPerMatch.median
            for measurement in measurements {
                print(options.json ? Report.json(measurement) : Report.line(measurement, reference: reference))
            }
        }
    }

    private func loop(_ name: String, _ passes: Int) throws {
        let (bench, subject) = try one(name)
        let matches = try bench.loop(subject, passes: passes)
        print("\(matches) matches")
    }

    private func build(_ name: String, _ times: Int) throws {
        let (bench, subject) = try one(name)
        let allocations = try bench.build(subject, times: times)
        print("\(allocations) allocations in each\n\(times) builds")
    }

    private func first(_ name: String) throws {
        let (bench, subject) = try one(name)
        let times = try bench.first(subject)
        print("\(Int(times.build / 1_000)) µs to make the table, \(Int(times.match / 1_000)) µs for the first match")
    }

    /// Returns the benchmark of the workload with this name, and the only router that the options select.
    private func one(_ name: String) throws -> (Bench, Subject) {
        guard subjects.count == 1, let subject = subjects.first else {
            throw Failure("a loop needs one subject: --subject waymark")
        }
        guard let entry = Workload.catalogue.first(where: { $0.name == name }) else {
            throw Failure("no workload is called \(name); see: waymark-benchmarks list")
        }
        return (try Bench(entry, in: folder), subject)
    }

    private func check(_ names: [String]) throws {
        var wrong = 0
        for entry in try Workload.entries(named: names) {
            let workload = try entry.make(folder)
            for subject in subjects where subject.name != Subject.emptyLoop.name {
                wrong += try check(subject, entry.name, workload)
            }
        }
        if wrong > 0 { exit(1) }
    }

    /// Prints the number of correct results and the first wrong ones. Returns the number of wrong results.
    private func check(_ subject: Subject, _ name: String, _ workload: Workload) throws -> Int {
        guard let matcher = try subject.prepare(workload) else { return 0 }
        let wrong = workload.links.filter { matcher($0.text) != $0.route }
        print("\(name), \(subject.name): \(workload.links.count - wrong.count) of \(workload.links.count) right")
        func pattern(_ route: Int?) -> String { route.map { workload.patterns[$0] } ?? "no match" }
        for link in wrong.prefix(5) {
            let text = link.text.utf8.count > 120 ? "\(link.text.prefix(120))…" : link.text
            print("    \(text)\n        gives \(pattern(matcher(text))), and should give \(pattern(link.route))")
        }
        return wrong.count
    }
}
