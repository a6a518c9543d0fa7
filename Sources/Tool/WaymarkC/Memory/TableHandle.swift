import WaymarkCHeader

/// What a pointer to a table of C leads to.
///
/// **Invariant.** A word that is the mark, and behind it a table that is kept; nobody else's memory is likely to begin
/// so.
/// Closing takes the mark away before the memory is given back.
@unsafe
struct TableHandle {
    private var mark: UInt64
    private let table: Unmanaged<OpenTable>

    /// The letters "waymark" and a zero byte, as no pointer and no text of ASCII is.
    private static let openMark: UInt64 = 0xF761_796D_6172_6BF0

    /// A pointer for C to a table, which is kept until it is closed.
    static func open(_ table: OpenTable) -> OpaquePointer {
        let handle = UnsafeMutablePointer<TableHandle>.allocate(capacity: 1)
        unsafe handle.initialize(to: TableHandle(mark: openMark, table: Unmanaged.passRetained(table)))
        return OpaquePointer(handle)
    }

    /// The table that a pointer leads to.
    static func table(_ pointer: OpaquePointer?) throws(CallFault) -> OpenTable {
        try unsafe handle(pointer).pointee.table.takeUnretainedValue()
    }

    /// Gives a table back.
    static func close(_ pointer: OpaquePointer) throws(CallFault) {
        let handle = try unsafe handle(pointer)
        let table = unsafe handle.pointee.table
        unsafe handle.pointee.mark = 0
        unsafe handle.deallocate()
        unsafe table.release()
    }

    private static func handle(_ pointer: OpaquePointer?) throws(CallFault) -> UnsafeMutablePointer<TableHandle> {
        guard let pointer = unsafe pointer else { throw CallFault.nullPointer("table") }
        guard unsafe Int(bitPattern: pointer) % MemoryLayout<TableHandle>.alignment == 0 else {
            throw CallFault.noTable
        }
        let handle = unsafe UnsafeMutablePointer<TableHandle>(pointer)
        guard unsafe handle.pointee.mark == openMark else { throw CallFault.noTable }
        return unsafe handle
    }
}
