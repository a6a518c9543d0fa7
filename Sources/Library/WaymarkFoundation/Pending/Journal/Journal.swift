import WaymarkDispatch

/// What a file of pending links says: its lines so far, and what they have come to.
///
/// A value that reads and writes bytes, and knows of no file.
struct Journal {
    private(set) var generation: UInt64?
    private(set) var links = JournalLinks()
    /// Where the next line belongs: behind the last one that was read.
    private(set) var end = 0
    private var nextNumber: UInt32 = 1
    /// How many links were there and may have left, if anything in the file is not what was written.
    private(set) var damage: Int?
    private var isOfFormOne = false

    /// Whether the file has to be written anew before anything is written behind it.
    var mustBeRewritten: Bool { damage != nil || isOfFormOne || nextNumber > .max / 2 }

    /// What is in a place without a file.
    init() {}

    /// Reads a file from its beginning.
    ///
    /// - Throws: ``PendingLinkFileError`` if it is no file of pending links.
    init(reading bytes: [UInt8]) throws(PendingLinkFileError) {
        if let header = JournalHeader(bytes) {
            guard header.form == JournalHeader.form else {
                throw PendingLinkFileError(
                    .foreign(reason: "pending links of form \(header.form), expected \(JournalHeader.form)"))
            }
            generation = header.generation
            end = header.bytes.count
            read(bytes[end...])
        } else if bytes.first == UInt8(ascii: "{") {
            links = try FormOne.links(in: bytes)
            isOfFormOne = true
        } else if !JournalHeader.isTorn(bytes) {
            try readWithoutHeader(bytes)
        }
    }

    /// A file whose first line is damaged is known by its others.
    private mutating func readWithoutHeader(_ bytes: [UInt8]) throws(PendingLinkFileError) {
        noteDamage()
        read(bytes[...])
        guard generation != nil else { throw PendingLinkFileError(.foreign(reason: "it begins with something else")) }
    }

    /// Reads what stands behind ``end``, to the end of the file.
    mutating func read(_ bytes: ArraySlice<UInt8>) {
        let scan = JournalScan(bytes, generation: generation, next: nextNumber)
        generation = scan.generation
        end += scan.length
        if scan.isDamaged { noteDamage() }
        // The last line that is lost and may have been the end of a link.
        var lost: UInt32?
        for item in scan.items {
            if !take(item) { lost = item.number }
            nextNumber = item.number &+ 1
        }
        if scan.mayLackEnd { lost = .max }
        guard let lost else { return }
        noteDamage()
        damage = (damage ?? 0) + links.removeSuspects(before: lost)
    }

    /// - Returns: Whether neither the line nor one before it is lost that may have been the end of a link.
    private mutating func take(_ item: JournalScan.Item) -> Bool {
        let isNext = item.number == nextNumber
        guard let line = item.line else {
            return isNext && JournalLine.Kind(rawValue: item.kind)?.mayBeMissed ?? false
        }
        if let change = JournalChange(line) {
            links.apply(change, line, size: item.size)
        } else {
            links.keep(line)
        }
        return isNext
    }

    private mutating func noteDamage() { damage = damage ?? 0 }
}

extension Journal {
    /// Makes a change, and gives the bytes that say so: what belongs behind ``end`` now.
    mutating func append(_ change: JournalChange, _ body: [UInt8]) -> [UInt8] {
        let header = generation == nil ? JournalHeader() : nil
        let generation = self.generation ?? header?.generation ?? 0
        self.generation = generation
        let line = JournalLine(generation: generation, number: nextNumber, kind: change.kind.rawValue, body: body)
        links.apply(change, line, size: JournalLine.size(of: body))
        nextNumber &+= 1
        let bytes = (header?.bytes ?? []) + line.bytes
        end += bytes.count
        return bytes
    }

    /// A file of the links that are still held, without those that have left.
    func rewritten() throws(PendingLinkFileError) -> [UInt8] {
        let header = JournalHeader()
        var number: UInt32 = 0
        func line(_ kind: UInt8, _ body: [UInt8]) -> [UInt8] {
            number += 1
            return JournalLine(generation: header.generation, number: number, kind: kind, body: body).bytes
        }
        var bytes = header.bytes
        for entry in links.inOrder {
            let change = JournalChange(.hold(entry.record), by: entry.owner, at: entry.heldAt)
            bytes += line(change.kind.rawValue, try change.body())
        }
        for owner in Set(links.inOrder.map(\.owner)).sorted() {
            guard let time = links.lastWrites[owner] else { continue }
            bytes += line(JournalLine.Kind.own.rawValue, try JournalChange(.own([]), by: owner, at: time).body())
        }
        for unread in links.unreadLines { bytes += line(unread.kind, unread.body) }
        return bytes
    }

    /// Whether most of the file is about links that have left, and there is enough of it to be worth the work.
    var isMostlyOver: Bool { end > 1 << 16 && end > 2 * links.size }
}
