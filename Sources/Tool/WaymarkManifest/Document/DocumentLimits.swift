/// How much a route file may hold, so that reading it costs a bounded amount of time, memory and stack.
package enum DocumentLimits {
    /// The most bytes in a file: about 80,000 routes.
    package static let bytes = 8 << 20

    /// The most lists and mappings within each other; route files need seven.
    static let depth = 64

    /// The most lists, mappings and scalars, with every alias counted as what it stands for.
    static let nodes = 1_000_000
}
