import Foundation
import Fuzzing
import WaymarkDispatch

/// The bytes are what was kept of the links that waited when the app was last left.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ input: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let data = Data([UInt8](input: input, count: count))
    guard let snapshot = try? JSONDecoder().decode(PendingLinksSnapshot.self, from: data) else { return 0 }
    for link in snapshot.links { require(!link.description.isEmpty, "a link without a description") }
    check(snapshot)
    // Clocks go wrong: what is kept may have waited for ever, and longer.
    for time in [Duration.zero, .milliseconds(1), .seconds(Int64.max), .seconds(Int64.min)] {
        let aged = snapshot.aged(by: time)
        require(aged.links.count == snapshot.links.count, "links are lost with time")
        _ = try? JSONEncoder().encode(aged)
    }
    return 0
}

/// What is read is written so that it reads back.
private func check(_ snapshot: PendingLinksSnapshot) {
    let written: Data
    do { written = try JSONEncoder().encode(snapshot) } catch { report("\(snapshot) is not written: \(error)") }
    let again = require(
        try? JSONDecoder().decode(PendingLinksSnapshot.self, from: written), "\(snapshot) does not read back")
    require(again == snapshot, "\(snapshot) reads back as \(again)")
}
