#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Returns the processor time, in nanoseconds, that this thread spends in `work`.
func nanoseconds(_ work: () throws -> Void) rethrows -> Double {
    let start = threadTime()
    try work()
    return threadTime() - start
}

private func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}
