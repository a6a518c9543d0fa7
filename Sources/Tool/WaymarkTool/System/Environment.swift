#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

enum Environment {
    static subscript(name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// `true` unless `NO_COLOR` is set (https://no-color.org) or `TERM` is `dumb`.
    static var allowsColours: Bool {
        (self["NO_COLOR"] ?? "").isEmpty && !isDumbTerminal
    }

    static var isDumbTerminal: Bool { self["TERM"] == "dumb" }
}
