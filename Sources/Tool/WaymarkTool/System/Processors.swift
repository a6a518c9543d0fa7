#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

enum Processors {
    static let count = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
}
