/// The identifier of a ``PendingLinkFile`` as the owner of links in the file: its process and a random number.
///
/// A wrong result of ``isAlive(age:gone:)`` is safe: to resume a link, a store locks the file and checks the owner.
struct StoreOwner: RawRepresentable, Hashable, Sendable, Codable {
    /// The process ID and a random number, because the system reuses process IDs.
    private static let process = "\(SystemProcess.id).\(UInt32.random(in: .min ... .max))."

    /// The owner of the links in a file that was deleted.
    static let ofDeletedFile = StoreOwner(rawValue: "")

    private(set) var rawValue = process + String(UInt64.random(in: .min ... .max), radix: 36)

    /// Returns `true` if the store probably still exists.
    ///
    /// A store of this process exists unless `gone` contains it. A store of another process exists if the process is
    /// running, and the last write (`age` seconds ago) is less than one day old and after the system start: process IDs
    /// are reused.
    func isAlive(age: Double, gone: Set<StoreOwner>) -> Bool {
        if rawValue.hasPrefix(Self.process) { return !gone.contains(self) }
        guard let number = rawValue.split(separator: ".").first.flatMap({ Int32($0) }), number > 0 else { return false }
        let isRunning = number != SystemProcess.id && SystemProcess.isRunning(number)
        return isRunning && abs(age) < min(86_400, SystemProcess.secondsSinceBoot)
    }
}
