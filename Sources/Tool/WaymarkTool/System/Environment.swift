#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The variables of the process's environment that the tool looks at.
enum Environment {
    /// The value of a variable, if it is set.
    static subscript(name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// Whether a terminal takes colours and cursor movements: https://no-color.org, and `TERM=dumb`.
    static var allowsColours: Bool {
        (self["NO_COLOR"] ?? "").isEmpty && !isDumbTerminal
    }

    static var isDumbTerminal: Bool { self["TERM"] == "dumb" }
}
