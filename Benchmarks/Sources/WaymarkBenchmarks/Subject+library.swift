import PeerLibrary
import WaymarkCore

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension Subject {
    /// A router of bare paths in another language, in the shared library named by the variable `PEER_LIBRARY`.
    static let library = Subject(name: "library") { workload in
        guard workload.host == nil, let path = getenv("PEER_LIBRARY").map({ String(cString: $0) }) else { return nil }
        guard peer_library_open(path) else { throw Failure("there is no library of a peer at '\(path)'") }
        guard let router = LibraryRouter(workload.patterns) else { return nil }
        return { router.match($0) }
    }

    /// The benchmark `waymark-view` with a compiled table, for which a program links only the module `WaymarkEngine`.
    static let compiledView = Subject(name: "compiled-view") { workload in
        let router = try TableRouter(table(workload).compiled())
        return { link in
            router.withMatch(for: link) { match in
                var index = 0
                while let range = match.range(ofParameter: index), range.lowerBound >= 0 { index += 1 }
                return match.entryIndex
            }
        }
    }
}

private final class LibraryRouter {
    private let router: UnsafeMutableRawPointer

    init?(_ patterns: [String]) {
        let text = patterns.joined(separator: "\n")
        guard let router = peer_library_make(text, text.utf8.count) else { return nil }
        self.router = router
    }

    deinit { peer_library_free(router) }

    @inline(__always)
    func match(_ path: String) -> Int? {
        let route = path.utf8.withContiguousStorageIfAvailable { bytes in
            bytes.withMemoryRebound(to: CChar.self) { peer_library_match(router, $0.baseAddress, $0.count) }
        }
        guard let route, route >= 0 else { return nil }
        return route
    }
}
