import Fuzzing
import WaymarkCore
import WaymarkExplain
import WaymarkManifest
import WaymarkProofs

/// Checks a route file. The first byte selects its file name, the others are its contents.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ input: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = [UInt8](input: input, count: count)
    guard let first = bytes.first else { return -1 }
    let name = ["waymark.yaml", "waymark.json", "waymark"][Int(first) % 3]
    do throws(RouteFileError) {
        check(try RouteFile(utf8: Array(bytes.dropFirst()), name: name))
    } catch {
        require(!error.problems.isEmpty, "an error without problems")
        check(error.problems)
        require(!error.description.isEmpty, "an error without words")
    }
    return 0
}

/// Checks that all problems of a route file have a location. Matches the file's examples if it gives a router.
private func check(_ file: RouteFile) {
    check(file.problems())
    guard let router = try? file.router() else { return }
    for route in file.routes {
        for example in route.examples {
            guard let match = router.match(for: example.url.value) else { continue }
            for difference in example.differences(from: match.captures) { _ = difference.description }
        }
        for link in route.rejects { _ = router.result(for: link.value) }
    }
}

private func check(_ problems: [RouteFileProblem]) {
    for problem in problems {
        require(problem.line > 0 && problem.column > 0, "\(problem) stands nowhere")
        require(!problem.description.isEmpty, "a problem without words")
    }
}
