import Foundation
import Fuzzing
import WaymarkDispatch

/// Checks pending links. The first byte selects the kind of input: a snapshot, a file, or the JSON lines of a file. A
/// fuzzer cannot guess the checksums of a file, so these lines are written to a valid file, which is then damaged.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ input: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = [UInt8](input: input, count: count)
    guard let kind = bytes.first else { return 0 }
    let rest = Array(bytes.dropFirst())
    switch kind % 3 {
    case 0: checkSnapshot(Data(rest))
    case 1: checkFile(rest)
    default: checkEntries(rest)
    }
    return 0
}

private func checkSnapshot(_ data: Data) {
    guard let snapshot = try? JSONDecoder().decode(PendingLinksSnapshot.self, from: data) else { return }
    for link in snapshot.links { require(!link.description.isEmpty, "a link without a description") }
    check(snapshot)
    // With a wrong clock, a link can seem to be pending for any time, even a negative one.
    for time in [Duration.zero, .milliseconds(1), .seconds(Int64.max), .seconds(Int64.min)] {
        let aged = snapshot.aged(by: time)
        require(aged.links.count == snapshot.links.count, "links are lost with time")
        _ = try? JSONEncoder().encode(aged)
    }
}

/// Checks that a snapshot encodes to data that decodes to an equal one.
private func check(_ snapshot: PendingLinksSnapshot) {
    let written: Data
    do { written = try JSONEncoder().encode(snapshot) } catch { report("\(snapshot) is not written: \(error)") }
    let again = require(
        try? JSONDecoder().decode(PendingLinksSnapshot.self, from: written), "\(snapshot) does not read back")
    require(again == snapshot, "\(snapshot) reads back as \(again)")
}

private func checkEntries(_ bytes: [UInt8]) {
    var document = PendingDocument()
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
        guard let entry = try? JSONDecoder().decode(PendingDocument.Entry.self, from: Data(line)) else { continue }
        do { try document.set(entry) } catch { require(isInfinite(entry), "an entry is not written: \(error)") }
    }
    let file = document.bytes
    let whole = checkFile(file)
    require(whole.problem == nil, "it is written as a damaged file")
    require(whole.entries.map(\.link) == document.entries.map(\.link), "it reads back as something else")
    for (index, choice) in bytes.prefix(8).enumerated() {
        var damaged = file
        damaged[(index * 97 + Int(choice) * 31) % file.count] ^= choice | 1
        let rest = checkFile(damaged)
        require(rest.problem != nil, "damage is not found")
        let known = whole.entries.map(\.link)
        require(rest.entries.allSatisfy { known.contains($0.link) }, "damage makes links")
    }
}

private func isInfinite(_ entry: PendingDocument.Entry) -> Bool {
    !entry.heldAt.isFinite || !entry.writtenAt.isFinite
}

/// Parses a file. Writing a file without a problem must give the same bytes.
@discardableResult
private func checkFile(_ bytes: [UInt8]) -> PendingDocument {
    let document = PendingDocument(reading: bytes)
    require(document.problem != nil || bytes.isEmpty || document.bytes == bytes, "it is written as something else")
    require(Set(document.entries.map(\.link.id)).count == document.entries.count, "a link is in it twice")
    return document
}
