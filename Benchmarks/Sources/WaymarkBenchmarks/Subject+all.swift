import Peers
import WaymarkCore

extension Subject {
    /// All measured routers, in the order of the report. The first is an empty loop, whose time all others include.
    static let all: [Subject] =
        [
            emptyLoop, waymark, waymarkView, waymarkCaptures, waymarkElements, waymarkValue, compiledView,
            typedConstant, waymarkTyped, typedPacks, typedClosure, typedDecoding,
            typedMacro, typedCompiled, typedSwitch, typedParts, printCopy, printTyped, printDecoding, printMacro,
            waymarkURL,
            urlText, decodeParsed, decodeFoundation, textbookTrie, urlComponents, library,
        ] + peers

    /// The name of the router to which the ratios in reports refer.
    static let reference = waymark.name

    static let emptyLoop = Subject(name: "empty-loop") { _ in
        { link in link.utf8.count }
    }

    /// The function `Router.match(for:)`, which returns the route of a link and its captures.
    static let waymark = Subject(name: "waymark") { workload in
        let router = try Router(table(workload))
        return { link in router.match(for: link)?.route }
    }

    /// The function `Router.withMatch(for:)`, which copies nothing: the index of the route and the ranges of captures.
    static let waymarkView = Subject(name: "waymark-view") { workload in
        let router = try Router(table(workload))
        return { link in
            router.withMatch(for: link) { match in
                var index = 0
                while let range = match.range(ofParameter: index), range.lowerBound >= 0 { index += 1 }
                return match.entryIndex
            }
        }
    }

    /// The function `Router.match(for:)`, and the captures of the match, but not their values.
    static let waymarkCaptures = Subject(name: "waymark-captures") { workload in
        let router = try Router(table(workload))
        return { link in
            guard let match = router.match(for: link) else { return nil }
            return match.captures.count >= 0 ? match.route : nil
        }
    }

    /// The function `Router.match(for:)`, and the name and value of each capture.
    static let waymarkElements = Subject(name: "waymark-elements") { workload in
        let router = try Router(table(workload))
        return { link in
            guard let match = router.match(for: link) else { return nil }
            for capture in match.captures { withExtendedLifetime(capture) {} }
            return match.route
        }
    }

    /// The function `Router.match(for:)`, and the value of the first parameter, which some links omit.
    static let waymarkValue = Subject(name: "waymark-value") { workload in
        let router = try Router(table(workload))
        let names = workload.patterns.map { (try? RoutePattern($0))?.parameters.first?.name ?? "" }
        return { link in
            guard let match = router.match(for: link) else { return nil }
            return withExtendedLifetime(match[names[match.route]]) { match.route }
        }
    }

    static let textbookTrie = Subject(name: "textbook-trie") { workload in
        guard workload.peers.contains(.textbookTrie) else { return nil }
        let trie = TextbookTrie(patterns: workload.patterns, hosts: workload.host.map { [$0] } ?? [])
        return { link in trie.match(link)?.route }
    }

    static let urlComponents = Subject(name: "url-components") { workload in
        guard workload.peers.contains(.urlComponents) else { return nil }
        return { link in AppLinks.route(of: link) }
    }

    static func table(_ workload: Workload) -> RouteTable<Int> {
        var table = RouteTable<Int>(accepting: sources(workload))
        for (route, pattern) in workload.patterns.enumerated() {
            table.add(pattern, to: route)
        }
        return table
    }

    static func sources(_ workload: Workload) -> [LinkSource] {
        workload.host.map { [.host($0), .scheme("myapp")] } ?? [.anywhere]
    }
}
