#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Android)
    import Android
#endif

/// The name of a store, to which a link of a file belongs: its process, and a random number.
///
/// A link is safe with a wrong guess about its owner: a store looks up whether a link is still its own, with the lock
/// of the file, at the moment at which the link goes on.
struct StoreOwner: RawRepresentable, Hashable, Sendable, Codable {
    /// The number of the process, and a random one, because the system reuses the former.
    private static let process = "\(getpid()).\(UInt32.random(in: .min ... .max))."

    let rawValue: String

    /// Names a new store of this process.
    init() { self.init(rawValue: Self.process + String(UInt64.random(in: .min ... .max), radix: 36)) }

    init(rawValue: String) { self.rawValue = rawValue }

    /// Returns `true` if the store still exists, to the knowledge of the system.
    ///
    /// Another process may have the number of one that ended. A store of another process counts as gone a day after it
    /// last wrote, and if that was before the system started.
    ///
    /// - Parameters:
    ///   - age: The time since the store last wrote, in seconds.
    ///   - gone: The stores of this process that no longer exist.
    func isAlive(age: Double, gone: Set<StoreOwner>) -> Bool {
        if rawValue.hasPrefix(Self.process) { return !gone.contains(self) }
        guard let number = rawValue.split(separator: ".").first.flatMap({ Int32($0) }), number > 0 else { return false }
        let isRunning = number != getpid() && (kill(number, 0) == 0 || errno != ESRCH)
        return isRunning && abs(age) < min(86_400, Self.secondsSinceBoot)
    }

    private static var secondsSinceBoot: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec)
    }
}
