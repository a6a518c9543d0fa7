#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Android)
    import Android
#endif

/// The calls of the system that change what is on a disk, so that tests can have them fail, and see their order. Each
/// leaves its error in `errno`.
struct SystemCalls: Sendable {
    var openFile: @Sendable (_ path: String, _ flags: Int32) -> Int32 = { open($0, $1, 0o600) }
    var writeBytes: @Sendable (_ file: Int32, UnsafeRawBufferPointer, _ offset: Int) -> Int = {
        pwrite($0, $1.baseAddress, $1.count, off_t($2))
    }
    var syncFile: @Sendable (_ file: Int32) -> Int32 = syncToDisk
    var cutFile: @Sendable (_ file: Int32, _ size: Int) -> Int32 = { ftruncate($0, off_t($1)) }
    var renameFile: @Sendable (_ path: String, _ newPath: String) -> Int32 = { rename($0, $1) }
    var removeFile: @Sendable (_ path: String) -> Int32 = { unlink($0) }
    /// How long somebody else may have the lock of a file. A process that was stopped would have others wait for ever.
    var patience: Duration = .seconds(5)
    var makeFolder: @Sendable (_ path: String) -> Int32 = { mkdir($0, 0o777) }
}

/// Returns once the bytes are on the disk itself.
///
/// On Apple's systems `fsync` leaves them in the memory of the drive; what some drives and file systems do not have falls
/// back to it.
@Sendable private func syncToDisk(_ file: Int32) -> Int32 {
    #if canImport(Darwin)
        if fcntl(file, F_FULLFSYNC) == 0 { return 0 }
    #endif
    return fsync(file)
}

/// Does a call again while a signal interrupts it.
///
/// - Returns: What the call returns, which is not negative.
func call<Result: FixedWidthInteger>(
    _ name: String, _ body: () -> Result
) throws(PendingLinkFileError) -> Result {
    while true {
        let result = body()
        if result >= 0 { return result }
        if errno != EINTR { throw PendingLinkFileError(.system(call: name, code: errno)) }
    }
}

/// The errors of the system that are no end.
extension PendingLinkFileError {
    /// There is no such file or folder.
    var isAbsence: Bool { isCode(ENOENT) }
    /// The folder is there already.
    var isPresence: Bool { isCode(EEXIST) }
    /// Somebody else has the lock.
    var isBusy: Bool { isCode(EWOULDBLOCK) }
    /// The file may be read, perhaps, but not written.
    var isRefusal: Bool { isCode(EACCES) || isCode(EPERM) || isCode(EROFS) }
    /// A folder cannot be told to be on disk, which some file systems need not be.
    var isNotForFolders: Bool { isCode(EINVAL) || isCode(ENOTSUP) || isCode(EACCES) || isCode(EPERM) }

    private func isCode(_ code: Int32) -> Bool { self.code == code }
}
