import Fuzzing
import WaymarkCore
import WaymarkExplain

/// Checks a link, whose bytes are the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ input: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = [UInt8](input: input, count: count)
    if let complaint = URLComplaint.about(bytes) { report("\(complaint): \(String(decoding: bytes, as: UTF8.self))") }
    let text = String(validating: bytes, as: UTF8.self)
    for table in FixedTable.all {
        let result = table.router.result(forUTF8: bytes)
        guard let text else {
            if case .rejected(let rejection) = result, rejection.kind == .invalidUTF8 || rejection.offset >= 0 {
                continue
            }
            report("bytes that are no text are \(result)")
        }
        check(text, result, table)
    }
    return 0
}

/// Checks that all results of a router for a link agree with each other and with the reference matcher.
private func check(_ link: String, _ result: MatchResult<Int>, _ table: FixedTable) {
    let matches = Array(table.router.matches(for: link))
    let names = matches.map(\.route)
    require(Set(names).count == names.count, "\(link) gives a route twice: \(names)")
    for match in matches { _ = (Array(match.captures), match.rest, match.query, match.fragment) }
    let explanation = table.router.explanation(for: link)
    require(!explanation.description.isEmpty, "\(link) is explained without words")
    switch result {
    case .matched(let match): require(match.route == names.first, "\(link) gives \(match.route) and \(names)")
    case .unmatched(let unmatched): require(!unmatched.message.isEmpty, "\(link) is unmatched without words")
    case .rejected(let rejection): require(!rejection.message.isEmpty, "\(link) is rejected without words")
    case .failed(let error): report("\(link) fails: \(error)")
    }
    guard let reference = table.reference, let sample = SampleLink(strictly: link) else { return }
    let expected = reference.matches(sample)
    let found = matches.map(Sighting.init)
    require(found == expected, "\(link): \(found) instead of \(expected)")
}
