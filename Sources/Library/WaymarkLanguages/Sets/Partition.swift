/// A partition of the 256 bytes into numbered groups, such as those with the same derivative of a set.
struct Partition: Hashable {
    private(set) var groups: [UInt8]
    /// The first byte of each group.
    private(set) var representatives: [UInt8]

    static let whole = Partition(groups: Array(repeating: 0, count: 256), representatives: [0])

    private init(groups: [UInt8], representatives: [UInt8]) {
        (self.groups, self.representatives) = (groups, representatives)
    }

    /// Creates two groups: the bytes of a class, and all other bytes.
    init(_ bytes: ByteClass) { self.init(below: 2) { bytes.contains($0) ? 1 : 0 } }

    /// Returns all intersections of the groups of two partitions.
    func refined(by other: Partition) -> Partition {
        if other.representatives.count == 1 { return self }
        if representatives.count == 1 { return other }
        let count = other.representatives.count
        return Partition(below: representatives.count * count) { byte in
            Int(groups[Int(byte)]) * count + Int(other.groups[Int(byte)])
        }
    }

    /// Creates one group of bytes for each result of `key`, which is less than `limit`.
    private init(below limit: Int, _ key: (UInt8) -> Int) {
        var numbers = Array(repeating: -1, count: limit)
        (groups, representatives) = (Array(repeating: 0, count: 256), [])
        var byte = 0
        // A `for` loop is several times slower in macros, which debug builds of apps compile without optimisation.
        while byte < 256 {
            let key = key(UInt8(byte))
            if numbers[key] < 0 {
                numbers[key] = representatives.count
                representatives.append(UInt8(byte))
            }
            groups[byte] = UInt8(numbers[key])
            byte += 1
        }
    }
}

struct PartitionNumber: Hashable {
    fileprivate let number: Int32

    static let whole = PartitionNumber(number: 0)
}

/// A pool of unique partitions, with a cache of their refinements.
struct Partitions {
    private var all = [Partition.whole]
    private var numbers = [Partition.whole: PartitionNumber.whole]
    private var numbersOfClasses: [ByteClass: PartitionNumber] = [:]
    private var refinements: [UInt64: PartitionNumber] = [:]

    subscript(number: PartitionNumber) -> Partition { all[Int(number.number)] }

    /// Returns the number of the partition into the bytes of a class and all other bytes.
    mutating func number(of bytes: ByteClass) -> PartitionNumber {
        if let known = numbersOfClasses[bytes] { return known }
        let number = number(of: Partition(bytes))
        numbersOfClasses[bytes] = number
        return number
    }

    private mutating func number(of partition: Partition) -> PartitionNumber {
        if let known = numbers[partition] { return known }
        let number = PartitionNumber(number: Int32(all.count))
        numbers[partition] = number
        all.append(partition)
        return number
    }

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
