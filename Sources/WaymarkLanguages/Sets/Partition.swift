/// The bytes in groups: what is in one group leads from a language to the same rest.
struct Partition: Hashable {
    /// The number of each byte's group.
    private(set) var groups: [UInt8]
    /// The first byte of each group.
    private(set) var representatives: [UInt8]

    /// One group of all bytes.
    static let whole = Partition(groups: Array(repeating: 0, count: 256), representatives: [0])

    private init(groups: [UInt8], representatives: [UInt8]) {
        (self.groups, self.representatives) = (groups, representatives)
    }

    /// The bytes of a class, and the others.
    init(_ bytes: ByteClass) {
        self.init { bytes.contains($0) ? 1 : 0 }
    }

    /// The groups in which two partitions agree.
    func refined(by other: Partition) -> Partition {
        if other.representatives.count == 1 { return self }
        if representatives.count == 1 { return other }
        return Partition { byte in Int(groups[Int(byte)]) << 8 | Int(other.groups[Int(byte)]) }
    }

    /// The groups with new numbers, which several may share.
    func joined(_ number: (Int) -> Int) -> Partition {
        Partition { byte in number(Int(groups[Int(byte)])) }
    }

    private init(_ key: (UInt8) -> Int) {
        var numbers: [Int: UInt8] = [:]
        (groups, representatives) = ([], [])
        groups.reserveCapacity(256)
        for byte in UInt8.min...UInt8.max {
            let number = numbers[key(byte)] ?? UInt8(representatives.count)
            if Int(number) == representatives.count {
                numbers[key(byte)] = number
                representatives.append(byte)
            }
            groups.append(number)
        }
    }
}
