import TestSupport
import Testing
import WaymarkEngine
import WaymarkManifest

@testable import WaymarkAssociation

/// Well-formed, damaged and hostile XML files.
struct MarkupReaderTests {
    private func fault(_ text: String) -> AssociationProblem.Kind? {
        do throws(AssociationError) {
            _ = try MarkupDocument.read(Array(text.utf8), name: "f")
        } catch {
            return error.problems[0].kind
        }
        return nil
    }

    @Test("XML elements, attributes and text are read with their positions")
    func places() throws {
        let text = "<!-- x -->\n<a b='&lt;1'>t<![CDATA[<]]>\n  <c  d = \"2\"/></a>"
        let (root, _) = try MarkupDocument.read(Array(text.utf8), name: "f")
        #expect(root.place == Place(line: 2, column: 1))
        #expect(root["b"] == Located("<1", at: Place(line: 2, column: 6)))
        #expect(root.text == "t<\n  ")
        #expect(root.children.first?["d"]?.place == Place(line: 3, column: 11))
    }

    @Test(
        "The XML reader refuses malformed and unsupported XML",
        arguments: [
            "", " ", "x", "<", "<a", "<a>", "</a>", "<a></b>", "<a/><b/>", "<a/>x", "<a b/>", "<a b=c/>", "<a b='/>",
            "<a b='<'/>",
            "<a b='1'c='2'/>", "<a b='1' b='2'/>", "<a>&b;</a>", "<a>&</a>", "<a>&#0;</a>", "<a>&#xD800;</a>",
            "<a>]]></a>",
            "<a><!-- -- --></a>", "<a><!-- </a>", "<a><![CDATA[</a>", "<![CDATA[]]><a/>", "<1a/>",
            "<a><?xml version='1.0'?></a>",
            " <?xml version='1.0'?><a/>", "<?xml?><a/>", "<?xml encoding='utf-8'?><a/>", "<a>&#+65;</a>", "<a>&#65</a>",
            "<?xml version='1.0' encoding='latin1'?><a/>", "<a><!ENTITY b 'c'></a>", "<a/><!DOCTYPE a>",
        ])
    func refused(_ text: String) { #expect(fault(text) != nil) }

    @Test("A document type without declarations is skipped", arguments: ["a", "a SYSTEM 'a[>.dtd'"])
    func documentType(text: String) { #expect(fault("<!DOCTYPE \(text)><a/>") == nil) }

    @Test(
        "XML in ISO-8859-1 is read if the file declares this encoding",
        arguments: [
            ("<?xml version='1.0' encoding='ISO-8859-1'?>", "é", 1),
            ("<?xml version=\"1.0\" encoding = \"iso-8859-1\" standalone='yes'?>\n", "é", 2),
            ("<?xml version='1.0' encoding='UTF-8'?>", nil, 1), ("", nil, 1),
        ])
    func encoding(declaration: String, value: String?, line: Int) {
        let bytes = Array("\(declaration)<a b='".utf8) + [0xE9] + Array("'/>".utf8)
        let root = try? MarkupDocument.read(bytes, name: "f").root
        #expect(root?["b"]?.value == value)
        #expect(root.map { $0.place.line } == value.map { _ in line })
        #expect(fault("\(declaration)<a b='e'/>") == nil)
    }

    @Test("An XML declaration after other text is reported", arguments: ["\n", " ", "<!-- a -->", "<a/>"])
    func lateDeclaration(text: String) {
        let expected = AssociationProblem.Kind.unexpected("'<?xml' after other text", expected: "'<?xml' first")
        #expect(fault("\(text)<?xml version='1.0'?><a/>") == expected)
    }

    @Test("A JSON file, such as an app.json of Expo, is named, and other text is not")
    func json() {
        #expect(fault("\n{ \"expo\": {} }") == .json)
        #expect(fault("{{ template }}") == .unexpected("'{'", expected: "'<'"))
    }

    @Test("Entity declarations and unknown entities of XML are refused")
    func entities() {
        let bomb = "<!DOCTYPE a [<!ENTITY b \"\(String(repeating: "&c;", count: 100))\">]><a>&b;</a>"
        #expect(fault(bomb) == .declarations)
        #expect(fault("<a>&b;</a>") == .unknownReference("b"))
    }

    @Test("XML nested beyond the depth limit is refused without a crash")
    func depth() throws {
        let limit = MarkupReader.depthLimit
        func nested(_ count: Int) -> String {
            String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count)
        }
        #expect(fault(nested(limit)) == nil)
        #expect(fault(nested(limit + 1)) == .tooDeep(limit: limit))
        #expect(fault(nested(100_000)) == .tooDeep(limit: limit))
    }

    @Test(
        "A large XML file is read, and a large malformed XML file is refused",
        arguments: ["<a b='c'/>", "<!-- x -->", "x ", "<![CDATA[x]]>", "&amp;", "<a>x</a>", "<?a b?>"])
    func size(_ piece: String) throws {
        let count = Thoroughness.isFull ? 60_000 : 15_000
        let text = "<r>" + String(repeating: piece, count: count) + "</r>"
        _ = try MarkupDocument.read(Array(text.utf8), name: "f")
        #expect(fault("<r>" + String(repeating: "<!-", count: count)) != nil)
        #expect(fault("<r b='" + String(repeating: "&", count: count)) != nil)
    }

    @Test("A damaged manifest is checked or refused without a crash")
    func damaged() throws {
        let rows = ManifestCheckTests.rows
        var random = SeededGenerator(seed: 7)
        for index in 0..<(Thoroughness.isFull ? 5_000 : 300) {
            let row = rows[index % rows.count]
            var bytes = Array(ManifestCheckTests.file(ManifestCheckTests.filter(row.data)).utf8)
            for _ in 0...random.below(3) { bytes[random.below(bytes.count)] ^= 1 << random.below(7) }
            if random.below(4) == 0 { bytes.removeLast(random.below(bytes.count)) }
            guard let (file, problems) = try? AppManifest.checked(bytes, name: "f", host: "a") else { continue }
            for problem in problems { _ = problem.description }
            let decider = AndroidDecider(manifest: file, links: nil)
            _ = decider.verdicts["https://example.com/a?b=c".withBytes(decider.verdict)]
        }
    }
}
