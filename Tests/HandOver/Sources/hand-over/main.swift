import Foundation
import WaymarkDispatch

// usage: hand-over run|drain|prepare|count FOLDER most|least
//        hand-over share|survey FOLDER [COMMITS]

let words = CommandLine.arguments
guard words.count > 2 else { fail("usage: hand-over VERB FOLDER …") }
let folder = URL(filePath: words[2], directoryHint: .isDirectory)
let attempts = 4
let guarantee: DeliveryGuarantee = words.last == "most" ? .atMostOnce : .atLeastOnce(attempts: attempts)

/// Prints how often links were opened, and returns violations of the delivery guarantee.
func count() -> [String] {
    let effects = Log.counts("effects", in: folder), saved = Log.counts("saved", in: folder)
    let givenUp = Log.counts("given-up", in: folder)
    let lost = saved.keys.filter { effects[$0] == nil && givenUp["app:/\($0)"] == nil }
    let often = effects.filter { $0.value > 1 }
    print(
        "\(effects.count) links were opened, \(often.count) of them more than once "
            + "(\(often.values.max() ?? 1) times at most); \(saved.count) were saved, \(lost.count) of them never opened, "
            + "\(givenUp.count) given up")
    var problems = Log.counts("errors", in: folder).keys.map { "an error: \($0)" }
    if guarantee == .atMostOnce {
        problems += often.map { "\($0.key) was opened \($0.value) times" }
    } else {
        problems += lost.map { "\($0) is lost" }
        problems += often.filter { $0.value > attempts }.map { "\($0.key) was opened \($0.value) times" }
    }
    return problems
}

var problems: [String] = []
switch words[1] {
case "run": try await App(in: folder, guarantee).run()
case "drain": try await App(in: folder, guarantee).drain()
case "prepare": try await App(in: folder, guarantee).prepare("crash")
case "count": problems = count()
case "share": try await Sharing(in: folder).run(commits: words.count > 3 ? Int(words[3]) ?? 800 : 800)
case "survey": problems = try await Sharing.problems(in: folder)
default: fail("'\(words[1])' is unknown")
}
for problem in problems.sorted().prefix(20) { print(problem) }
exit(problems.isEmpty ? 0 : 1)
