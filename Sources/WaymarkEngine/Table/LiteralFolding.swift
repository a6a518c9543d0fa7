/// Which texts of patterns are compared with segments without ASCII case.
package enum LiteralFolding: UInt8, Sendable {
    case none, all
    /// Those that are compared with the first segment, which is a host.
    case hosts
}
