enum Command {
    case list
    case check(workloads: [String])
    case run(workloads: [String])
    case loop(workload: String, passes: Int)
    case build(workload: String, times: Int)
    case first(workload: String)
    case patterns

    static let usage = """
        usage: waymark-benchmarks list
               waymark-benchmarks check [WORKLOAD…]         every subject gives the right answers
               waymark-benchmarks run [WORKLOAD…] [--json] [--rounds N]
               waymark-benchmarks loop WORKLOAD PASSES      match and print nothing else, for callgrind
               waymark-benchmarks build WORKLOAD TIMES      make the table again and again, likewise
               waymark-benchmarks first WORKLOAD            make the table and match one link, in a fresh process
               waymark-benchmarks patterns                  the time to read a pattern grows with its text
        options: --subject NAME (repeatable; all unless given), --data FOLDER
        """

    init(_ words: [String]) throws {
        switch (words.first, words.dropFirst()) {
        case ("list", []): self = .list
        case ("patterns", []): self = .patterns
        case ("check", let names): self = .check(workloads: Array(names))
        case ("run", let names): self = .run(workloads: Array(names))
        case ("loop", let rest):
            let (workload, passes) = try Self.workloadAndCount(rest)
            self = .loop(workload: workload, passes: passes)
        case ("build", let rest):
            let (workload, times) = try Self.workloadAndCount(rest)
            self = .build(workload: workload, times: times)
        case ("first", let rest):
            guard rest.count == 1, let workload = rest.first else { throw Failure(Self.usage) }
            self = .first(workload: workload)
        default: throw Failure(Self.usage)
        }
    }

    private static func workloadAndCount(_ words: ArraySlice<String>) throws -> (String, Int) {
        guard words.count == 2, let name = words.first, let count = words.last.flatMap({ Int($0) }), count > 0 else {
            throw Failure(usage)
        }
        return (name, count)
    }
}

/// The command-line options, such as `--name value`.
struct Options {
    var json = false
    var rounds = 30
    var subjects: [String] = []
    var data: String?

    /// Reads the options from the arguments, and returns the other arguments.
    mutating func take(from arguments: [String]) throws -> [String] {
        var words: [String] = []
        var rest = arguments[...]
        func value(_ option: String) throws -> String {
            guard let value = rest.popFirst() else { throw Failure("\(option) needs a value\n\(Command.usage)") }
            return value
        }
        while let word = rest.popFirst() {
            switch word {
            case "--json": json = true
            case "--rounds":
                guard let count = Int(try value(word)), count > 0 else { throw Failure("--rounds takes a number") }
                rounds = count
            case "--subject": subjects.append(try value(word))
            case "--data": data = try value(word)
            case _ where word.hasPrefix("-"): throw Failure("unknown option \(word)\n\(Command.usage)")
            default: words.append(word)
            }
        }
        return words
    }

    func chosenSubjects() throws -> [Subject] {
        for name in subjects where !Subject.all.contains(where: { $0.name == name }) {
            let known = Subject.all.map(\.name).joined(separator: ", ")
            throw Failure("no subject is called \(name); there are \(known)")
        }
        return Subject.all.filter { subjects.isEmpty || subjects.contains($0.name) }
    }
}
