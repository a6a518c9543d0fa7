#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Android)
    import Android
#endif

/// Who a link of a file belongs to: one store of one process, as a name that others can ask about.
///
/// A link whose owner is gone is taken over by who asks first. To take somebody for gone who is not does no harm: whether
/// a link still belongs to a store is looked up, with the lock of the file, at the moment at which it goes on.
struct StoreOwner: Hashable, Sendable {
    /// Which run of the system.
    let boot: UInt64
    /// Which process, by a number that no other one has.
    let process: UInt64
    /// Which process, by the number that the system knows it by. Such numbers are used again.
    let number: Int32
    /// When the process was started, if the system says so to everybody; else zero.
    let start: UInt64
    /// Which store.
    let store: UInt64

    /// A name for a new store of this process.
    init() {
        let number = getpid()
        self.init(
            boot: Self.currentBoot, process: Self.currentProcess, number: number, start: Self.start(of: number),
            store: .random(in: .min ... .max))
    }

    init(boot: UInt64, process: UInt64, number: Int32, start: UInt64, store: UInt64) {
        (self.boot, self.process, self.number, self.start, self.store) = (boot, process, number, start, store)
    }

    /// What it is in a file.
    var text: String {
        [boot, process, UInt64(UInt32(bitPattern: number)), start, store].map { String($0, radix: 36) }
            .joined(separator: ".")
    }

    init?(_ text: String) {
        let numbers = text.split(separator: ".").compactMap { UInt64($0, radix: 36) }
        guard numbers.count == 5, let number = UInt32(exactly: numbers[2]) else { return nil }
        self.init(
            boot: numbers[0], process: numbers[1], number: Int32(bitPattern: number), start: numbers[3],
            store: numbers[4])
    }

    private static let currentProcess = UInt64.random(in: .min ... .max)

    private static let currentBoot: UInt64 = {
        #if canImport(Darwin)
            var text = [UInt8](repeating: 0, count: 64)
            var size = text.count
            guard sysctlbyname("kern.bootsessionuuid", &text, &size, nil, 0) == 0 else { return 0 }
            return Checksum(text.prefix(size)).value
        #else
            return Checksum(contents(of: "/proc/sys/kernel/random/boot_id")).value
        #endif
    }()

    private static func contents(of path: String) -> Data {
        (try? Data(contentsOf: URL(filePath: path))) ?? Data()
    }

    /// When a process was started, in ticks since the system was; zero where only the owner of a process may ask.
    private static func start(of number: Int32) -> UInt64 {
        #if os(Linux) || os(Android)
            // The name of the program stands in parentheses, and may have anything in it. What follows begins with the
            // third word, and the time is the twenty-second.
            let words = contents(of: "/proc/\(number)/stat").split(separator: UInt8(ascii: ")")).last?
                .split(separator: .space)
            guard let words, words.count > 19 else { return 0 }
            return UInt64(String(decoding: words[19], as: UTF8.self)) ?? 0
        #else
            return 0
        #endif
    }
}

extension StoreOwner {
    /// For how long somebody who wrote is believed to be there still, if only the number of the process says so.
    private static let trust: Duration = .seconds(86_400)

    /// Whether the store is there, as far as anybody can tell.
    ///
    /// - Parameters:
    ///   - lastWrite: How long ago it last wrote.
    ///   - gone: The stores of this process that are there no more.
    func isAlive(lastWrite: Duration, gone: Set<StoreOwner>) -> Bool {
        if boot != Self.currentBoot { return false }
        if process == Self.currentProcess { return !gone.contains(self) }
        if number == getpid() || !Self.isRunning(number) { return false }
        let nowRunning = Self.start(of: number)
        if start != 0, nowRunning != 0 { return start == nowRunning }
        return lastWrite > .zero - Self.trust && lastWrite < Self.trust
    }

    /// Whether there is a process with a number, of anybody.
    private static func isRunning(_ number: Int32) -> Bool { kill(number, 0) == 0 || errno != ESRCH }
}

/// The stores of this process.
actor StoreOwners {
    static let current = StoreOwners()

    /// Is there for as long as a store is.
    final class Mark: Sendable {
        let owner = StoreOwner()
    }

    private struct Place { weak var mark: Mark? }
    private var places: [StoreOwner: Place] = [:]

    func add(_ mark: Mark) { places[mark.owner] = Place(mark: mark) }

    /// Those that are there no more. A store that is new since this was asked is not among them.
    var gone: Set<StoreOwner> { Set(places.filter { $0.value.mark == nil }.keys) }
}
