import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkNotations

@Suite("Notations and their settings")
struct NotationTests {
    @Test("A notation is found under its name", arguments: Notation.all)
    func naming(_ notation: Notation) {
        #expect(Notation(named: notation.name)?.summary == notation.summary)
    }

    @Test("A table takes the settings of its notation", arguments: Notation.all)
    func table(_ notation: Notation) {
        let table = RouteTable<Int>(notation)
        #expect(table.sources == notation.sources)
        #expect(table.precedence == notation.precedence)
        #expect(table.policy == notation.policy)
    }

    @Test("A table's own sources replace the sources of its notation")
    func sources() {
        let table = RouteTable<Int>(.urlmatcher, accepting: [.scheme("myapp")])
        #expect(table.sources == [.scheme("myapp")])
        #expect(RouteTable<Int>(.urlmatcher, accepting: []).sources.isEmpty)
    }

    @Test("An unknown name gives no notation")
    func unknownName() {
        #expect(Notation(named: "Braces") == nil)
    }
}
