import Fuzzing
import TestSupport
import WaymarkCore

/// Compares a table with the reference matcher. The input selects its patterns and settings, and then links to match.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ input: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    var random = SeededGenerator(choices: [UInt8](input: input, count: count))
    let table: SampleTable
    do { table = try SampleTable(random: &random) } catch { report("no table: \(error)") }
    var links = LinkGenerator(random: random)
    for _ in 0..<4 {
        let link = links.link(after: table.variants)
        guard let difference = table.difference(for: link) else { continue }
        report("\(table.smallest { $0.difference(for: link) != nil })\n\(link.text)\n\(difference)")
    }
    return 0
}
