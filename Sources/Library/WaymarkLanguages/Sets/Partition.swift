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
        self.init(below: 2) { bytes.contains($0) ? 1 : 0 }
    }

    /// The groups in which two partitions agree.
    func refined(by other: Partition) -> Partition {
        if other.representatives.count == 1 { return self }
        if representatives.count == 1 { return other }
        let count = other.representatives.count
        return Partition(below: representatives.count * count) { byte in
            Int(groups[Int(byte)]) * count + Int(other.groups[Int(byte)])
        }
    }

    /// The groups with new numbers, which several may share.
    func joined(_ number: (Int) -> Int) -> Partition {
        Partition(below: 256) { byte in number(Int(groups[Int(byte)])) }
    }

    /// - Parameter limit: Above every key.
    private init(below limit: Int, _ key: (UInt8) -> Int) {
        var numbers: [UInt8?] = Array(repeating: nil, count: limit)
        (groups, representatives) = ([], [])
        groups.reserveCapacity(256)
        for byte in UInt8.min...UInt8.max {
            let key = key(byte)
            if let number = numbers[key] {
                groups.append(number)
                continue
            }
            numbers[key] = UInt8(representatives.count)
            groups.append(UInt8(representatives.count))
            representatives.append(byte)
        }
    }
}

/// Which of the partitions of a pool.
struct PartitionNumber: Hashable {
    fileprivate let number: Int32

    static let whole = PartitionNumber(number: 0)
}

/// Partitions, each once, and those that two of them make together.
struct Partitions {
    private var all = [Partition.whole]
    private var numbers = [Partition.whole: PartitionNumber.whole]
    private var refinements: [UInt64: PartitionNumber] = [:]

    subscript(number: PartitionNumber) -> Partition { all[Int(number.number)] }

    mutating func number(of partition: Partition) -> PartitionNumber {
        if let known = numbers[partition] { return known }
        let number = PartitionNumber(number: Int32(all.count))
        numbers[partition] = number
        all.append(partition)
        return number
    }

    /// The groups in which two partitions agree.
    mutating func refined(_ a: PartitionNumber, by b: PartitionNumber) -> PartitionNumber {
        if b == .whole || a == b { return a }
        if a == .whole { return b }
        let key = UInt64(UInt32(bitPattern: a.number)) << 32 | UInt64(UInt32(bitPattern: b.number))
        if let known = refinements[key] { return known }
        let refined = number(of: self[a].refined(by: self[b]))
        refinements[key] = refined
        return refined
    }
}
