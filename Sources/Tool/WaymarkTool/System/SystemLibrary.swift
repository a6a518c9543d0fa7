// Imports the C library for all files of the module.
#if canImport(Darwin)
    @_exported public import Darwin
#elseif canImport(Musl)
    @_exported public import Musl
#else
    @_exported public import Glibc
#endif

// System calls under other names, for types that have methods `read` and `write` themselves.

func readBytes(of file: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    read(file, buffer.baseAddress, buffer.count)
}

func writeBytes(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int { write(file, bytes.baseAddress, bytes.count) }

/// Returns the status of a file, or of the target of a symbolic link; `nil` if there is none.
func fileStatus(_ path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
}
