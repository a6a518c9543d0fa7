/// The literals of patterns that are compared without ASCII case: all, none, or those that are compared with a host.
package struct LiteralFolding: Sendable, Equatable {
    private let code: UInt8

    @_transparent private init(code: UInt8) { self.code = code }

    @_transparent package static var none: LiteralFolding { LiteralFolding(code: 0) }
    /// `true` if all literals are compared by bytes. In unoptimised code, faster than the generic `== .none`.
    @_transparent var isNone: Bool { code == 0 }
    package static var all: LiteralFolding { LiteralFolding(code: 1) }
    package static var hosts: LiteralFolding { LiteralFolding(code: 2) }
}
