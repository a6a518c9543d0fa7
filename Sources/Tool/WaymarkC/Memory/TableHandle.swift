import WaymarkCHeader

/// The memory at the address of an open table in C: a mark, which distinguishes it from other memory, and the table.
/// **Invariant.** The mark is intact while the table is open, and cleared before deallocation.
@unsafe
struct TableHandle {
    private var mark: UInt64
    private let table: Unmanaged<OpenTable>

    /// The letters "waymark", the first with its high bit set, and the byte 0xF0; never a pointer or ASCII string.
    private static let openMark: UInt64 = 0xF761_796D_6172_6BF0

    static func open(_ table: OpenTable) -> OpaquePointer {
        let handle = UnsafeMutablePointer<TableHandle>.allocate(capacity: 1)
        unsafe handle.initialize(to: TableHandle(mark: openMark, table: Unmanaged.passRetained(table)))
        return OpaquePointer(handle)
    }

    static func table(_ pointer: OpaquePointer?) throws(CallError) -> OpenTable {
        try unsafe handle(pointer).pointee.table.takeUnretainedValue()
    }

    static func close(_ pointer: OpaquePointer) throws(CallError) {
        let handle = try unsafe handle(pointer)
        let table = unsafe handle.pointee.table
        unsafe handle.pointee.mark = 0
        unsafe handle.deallocate()
        unsafe table.release()
    }

    private static func handle(_ pointer: OpaquePointer?) throws(CallError) -> UnsafeMutablePointer<TableHandle> {
        guard let pointer = unsafe pointer else { throw CallError.nullPointer("table") }
        guard unsafe Int(bitPattern: pointer) % MemoryLayout<TableHandle>.alignment == 0 else {
            throw CallError.noTable
        }
        let handle = unsafe UnsafeMutablePointer<TableHandle>(pointer)
        guard unsafe handle.pointee.mark == openMark else { throw CallError.noTable }
        return unsafe handle
    }
}
