#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The cores of the machine.
enum Processors {
    /// How many there are to work with.
    static let count = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
}
