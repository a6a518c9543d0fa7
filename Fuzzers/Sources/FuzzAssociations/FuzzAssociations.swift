import Fuzzing
import WaymarkAssociation
import WaymarkEngine
import WaymarkManifest

/// Checks an association file. The first byte selects the kind of file, the others are its contents.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ input: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = [UInt8](input: input, count: count)
    guard let first = bytes.first else { return -1 }
    let text = Array(bytes.dropFirst())
    do throws(AssociationError) {
        switch first % 5 {
        case 0: check(try SiteAssociation.checked(text, name: "file", host: "h.x"))
        case 1: check(try AssetLinks.checked(text, name: "file", host: "h.x"))
        case 2: check(try AppManifest.checked(text, name: "file", host: "h.x"), text)
        case 3: check(try AppEntitlements.checked(text, name: "file").problems)
        default: check(try AppInfo.checked(text, name: "file").problems)
        }
    } catch {
        require(!error.problems.isEmpty, "an error without problems")
        check(error.problems)
    }
    return 0
}

/// Links with every URL component that a rule of an association file can test.
private let links = ["https://h.x", "https://h.x/a/b?q=1&q=é%26;r#f", "h://a", "https://h.x/%61%2F//", "", ":"]

private func check(_ file: (content: SiteAssociation, problems: [AssociationProblem])) {
    check(file.problems)
    check(SiteAssociationDecider(file.content))
}

private func check(_ file: (content: AssetLinks, problems: [AssociationProblem])) {
    check(file.problems)
    for version in [14, 15] { check(AndroidDecider(manifest: nil, links: file.content, version: version)) }
}

private func check(_ file: (content: AppManifest, problems: [AssociationProblem]), _ text: [UInt8]) {
    check(file.problems)
    for version in [14, 15] { check(AndroidDecider(manifest: file.content, links: nil, version: version)) }
    let marks = Array(MarkedPart.begin.utf8) + Array(MarkedPart.end.utf8)
    guard let written = MarkedPart.replacing(in: text + marks, with: "<a/>\n") else { return }
    require(written.starts(with: text), "what is others' has changed")
    require(MarkedPart.replacing(in: written, with: "<a/>\n") == written, "a part is written otherwise the second time")
}

/// Checks that every link has a verdict, and that the rule of a matched link is among the steps of the decision.
private func check(_ decider: some LinkDecider) {
    for link in links {
        link.withBytes { bytes in
            let number = decider.verdict(for: bytes)
            require(decider.verdicts.indices.contains(number), "a verdict that is none")
            let verdict = decider.verdicts[number]
            require(!verdict.message.isEmpty, "a verdict without words")
            let steps = decider.steps(for: bytes)
            guard let rule = verdict.rule, verdict.outcome == .matched else { return }
            require(steps.contains { $0.rule == rule }, "the rule that decided is no step")
        }
    }
}

private func check(_ problems: [AssociationProblem]) {
    for problem in problems {
        require(problem.place.line > 0 && problem.place.column > 0, "\(problem) stands nowhere")
        require(!problem.message.isEmpty && !problem.code.isEmpty, "a problem without words")
    }
}
