import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkNotations

/// Every pattern and every link of the data.
enum CasePatterns {
    /// The notations, by the name of the syntax in the data.
    private static let notations: [String: Notation] = [
        "urlmatcher": .urlmatcher, "corridor": .corridor, "deeper-string": .deeper, "deeperfunc-format": .deeperfunc,
        "fsq": .fsqroutes, "elf": .elf,
    ]

    /// Every valid pattern once, with its notation.
    static let all: [(notation: Notation, text: String)] = {
        var known: Set<String> = []
        var all: [(Notation, String)] = []
        for route in LibraryCase.all.flatMap(\.allRoutes) {
            let isText = route.stringForm == nil
            let notation = isText ? notations[route.syntax] : .deeper
            guard let notation, (try? notation.syntax.parse(route.stringForm ?? route.pattern)) != nil else { continue }
            let text = route.stringForm ?? route.pattern
            if known.insert(notation.name + " " + text).inserted { all.append((notation, text)) }
        }
        return all + JLRoutesTests.rows.flatMap { row in row.patterns.map { (.jlroutes, $0) } }
            + URLNavigatorTests.rows.flatMap { row in row.patterns.map { (.urlnavigator, $0) } }
    }()

    static let links = Array(
        Set(LibraryCase.all.compactMap(\.url) + JLRoutesTests.rows.map(\.link) + URLNavigatorTests.rows.map(\.link))
    ).sorted()
}
