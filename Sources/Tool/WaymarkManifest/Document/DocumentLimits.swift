/// The limits of a route file, which bound the time, memory and stack that reading the file needs.
package enum DocumentLimits {
    /// The maximum size of a route file in bytes: 8 MiB, enough for about 80,000 routes.
    package static let bytes = 8 << 20

    /// The maximum nesting of lists and mappings; route files need seven levels.
    static let depth = 64

    /// The maximum number of lists, mappings and scalars, with every alias counted as its expansion.
    static let nodes = 1_000_000
}
