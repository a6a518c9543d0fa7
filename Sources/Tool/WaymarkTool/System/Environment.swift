enum Environment {
    static subscript(name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// `false` if `TERM` is `dumb` or `NO_COLOR` is not empty (https://no-color.org).
    static var allowsColours: Bool {
        (self["NO_COLOR"] ?? "").isEmpty && !isDumbTerminal
    }

    static var isDumbTerminal: Bool { self["TERM"] == "dumb" }
}

enum Processors {
    static let count = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
}

enum BrokenPipe {
    /// Makes writes to a closed pipe fail with an error instead of ending the process by SIGPIPE.
    static func reportAsError() {
        signal(SIGPIPE, SIG_IGN)
    }

    /// Ends the process by SIGPIPE without a message, as shells expect of a program in a pipeline.
    static func end() -> Never {
        signal(SIGPIPE, SIG_DFL)
        raise(SIGPIPE)
        exit(128 + SIGPIPE)
    }
}
