#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What happens when the reader of our output goes away, as `head` does.
enum BrokenPipe {
    /// Lets writes report it, so that the tool is left in one place only.
    static func reportAsError() {
        signal(SIGPIPE, SIG_IGN)
    }

    /// Ends the process as if the signal had not been ignored: what a shell expects of a filter. No message.
    static func end() -> Never {
        signal(SIGPIPE, SIG_DFL)
        raise(SIGPIPE)
        exit(128 + SIGPIPE)
    }
}
