import Foundation
import Fuzzing
import WaymarkDispatch

/// The bytes are what was kept of the links that waited when the app was last left: the first one says as what. Files
/// have checksums, which nobody guesses; so there are the bodies of lines as well, and what happens to a file of them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ input: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = [UInt8](input: input, count: count)
    guard let kind = bytes.first else { return 0 }
    let rest = Array(bytes.dropFirst())
    switch kind % 3 {
    case 0: checkSnapshot(Data(rest))
    case 1: checkFile(rest)
    default: checkLines(rest)
    }
    return 0
}

private func checkSnapshot(_ data: Data) {
    guard let snapshot = try? JSONDecoder().decode(PendingLinksSnapshot.self, from: data) else { return }
    for link in snapshot.links { require(!link.description.isEmpty, "a link without a description") }
    check(snapshot)
    // Clocks go wrong: what is kept may have waited for ever, and longer.
    for time in [Duration.zero, .milliseconds(1), .seconds(Int64.max), .seconds(Int64.min)] {
        let aged = snapshot.aged(by: time)
        require(aged.links.count == snapshot.links.count, "links are lost with time")
        _ = try? JSONEncoder().encode(aged)
    }
}

/// What is read is written so that it reads back.
private func check(_ snapshot: PendingLinksSnapshot) {
    let written: Data
    do { written = try JSONEncoder().encode(snapshot) } catch { report("\(snapshot) is not written: \(error)") }
    let again = require(
        try? JSONDecoder().decode(PendingLinksSnapshot.self, from: written), "\(snapshot) does not read back")
    require(again == snapshot, "\(snapshot) reads back as \(again)")
}

/// Lines that are whole, each a byte for its kind, one for its number and a body; then they are damaged.
private func checkLines(_ bytes: [UInt8]) {
    var file = JournalHeader(generation: 1).bytes
    var number: UInt32 = 0
    for line in bytes.split(separator: UInt8(ascii: "\n")) where line.count > 2 {
        let (kind, step) = (line[line.startIndex], line[line.startIndex + 1])
        // Mostly the next one, sometimes another one.
        number = step < 128 ? number &+ 1 : number &+ UInt32(truncatingIfNeeded: Int(step) - 192)
        file += JournalLine(generation: 1, number: number, kind: kind, body: Array(line.dropFirst(2))).bytes
    }
    let whole = require(checkFile(file), "a file with a header is none")
    for (index, choice) in bytes.prefix(8).enumerated() {
        var damaged = file
        damaged[(index * 97 + Int(choice) * 31) % file.count] ^= choice | 1
        guard let journal = checkFile(damaged) else { continue }
        let records = Set(file.isEmpty ? [] : journal.links.inOrder.map(\.record.id))
        // A later version holds what a line says that this one cannot read: such a link has not left.
        let unread = whole.links.unreadLines.filter { JournalLine.Kind(rawValue: $0.kind)?.mayBeMissed == true }
        let known = Set(whole.links.inOrder.map(\.record.id) + unread.compactMap { JournalChange.id(of: $0) })
        let again = records.subtracting(known).filter { journal.links[$0]?.record.guarantee == .atMostOnce }
        // A file whose numbers are out of order was damaged before.
        require(again.isEmpty || whole.damage != nil, "\(again) come back")
    }
}

/// What is read of a file is written so that it reads back, and is the same if the file is read in two parts.
@discardableResult
private func checkFile(_ bytes: [UInt8]) -> Journal? {
    guard let journal = try? Journal(reading: bytes) else { return nil }
    let written: [UInt8]
    do { written = try journal.rewritten() } catch { report("it is not written: \(error)") }
    let again = require(try? Journal(reading: written), "it does not read back")
    require(again.damage == nil, "it is written as a damaged file")
    require(again.links.inOrder.map(\.record) == journal.links.inOrder.map(\.record), "it reads back as something else")
    require(again.links.unreadLines.map(\.body) == journal.links.unreadLines.map(\.body), "lines are lost")
    checkParts(bytes, journal)
    return journal
}

private func checkParts(_ bytes: [UInt8], _ whole: Journal) {
    guard whole.damage == nil, var part = try? Journal(reading: Array(bytes.prefix(bytes.count / 2))),
        part.damage == nil, part.generation != nil
    else { return }
    part.read(bytes[part.end...])
    require(part.links.inOrder.map(\.record) == whole.links.inOrder.map(\.record), "parts say something else")
    require(part.end == whole.end, "parts end elsewhere")
}
