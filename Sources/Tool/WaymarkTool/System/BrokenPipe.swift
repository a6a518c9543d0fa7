#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

enum BrokenPipe {
    /// Makes writes throw an error instead of ending the process by the signal.
    static func reportAsError() {
        signal(SIGPIPE, SIG_IGN)
    }

    /// Ends the process by SIGPIPE without a message, as shells expect of a filter.
    static func end() -> Never {
        signal(SIGPIPE, SIG_DFL)
        raise(SIGPIPE)
        exit(128 + SIGPIPE)
    }
}
