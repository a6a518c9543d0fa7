#if Tool
    import Foundation
    import TestSupport
    import Testing
    import WaymarkManifest

    #if canImport(FoundationXML)
        import FoundationXML
    #endif

    @testable import WaymarkAssociation

    /// Compares the tool's XML reader with the parser of Foundation.
    struct MarkupAgainstFoundationTests {
        /// The elements and attributes that Foundation parses, in order; `nil` for malformed XML.
        private final class Reference: NSObject, XMLParserDelegate {
            private(set) var elements: [String] = []
            private(set) var isBroken = false

            func parser(
                _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
                attributes: [String: String]
            ) {
                elements.append(element + attributes.sorted { $0.key < $1.key }.map { " \($0)=\($1)" }.joined())
            }

            func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) { isBroken = true }

            static func elements(of bytes: [UInt8]) -> [String]? {
                let (reference, parser) = (Reference(), XMLParser(data: Data(bytes)))
                parser.delegate = reference
                parser.shouldResolveExternalEntities = false
                return parser.parse() && !reference.isBroken ? reference.elements : nil
            }
        }

        private func elements(_ bytes: [UInt8]) -> [String]? {
            guard let (root, _) = try? MarkupDocument.read(bytes, name: "f") else { return nil }
            var all: [String] = []
            func add(_ element: MarkupElement) {
                let pairs = element.attributes.map { ($0.name.value, $0.value.value) }.sorted { $0.0 < $1.0 }
                all.append(element.name + pairs.map { " \($0)=\($1)" }.joined())
                element.children.forEach(add)
            }
            add(root)
            return all
        }

        private static let text = """
            <?xml version="1.0" encoding="utf-8"?>
            <!-- a - b -->
            <m w="u" q='1>2'>t<![CDATA[<x>]]><b c="&lt;&#65;&#x42; d" />
            <é-.1 x="&quot;&apos;"
            y="z">&amp;&gt;</é-.1 ></m>
            """

        @Test("Well-formed XML is read as Foundation reads the same bytes") func whole() throws {
            let manifest = Array(try Data(contentsOf: Folders.fixtures / "AndroidManifest.xml"))
            for bytes in [manifest, Array(Self.text.utf8)] {
                #expect(elements(bytes) == Reference.elements(of: bytes))
                #expect(elements(bytes) != nil)
            }
        }

        /// The texts have no prefixed names and no processing instructions: Foundation traps on an undeclared prefix
        /// and on `<?a?>`.
        @Test("Damaged XML is read as Foundation reads the same bytes, or refused") func damaged() {
            var random = SeededGenerator(seed: 1)
            let marks = Array("<>&;\"'=/!- ]a\n".utf8)
            for _ in 0..<(Thoroughness.isFull ? 50_000 : 3_000) {
                var bytes = Array(Self.text.utf8)
                for _ in 0...random.below(2) {
                    let index = random.below(bytes.count)
                    switch random.below(3) {
                    case 0: bytes[index] = marks[random.below(marks.count)]
                    case 1: bytes.remove(at: index)
                    default: bytes.insert(marks[random.below(marks.count)], at: index)
                    }
                }
                guard let own = elements(bytes) else { continue }
                #expect(own == Reference.elements(of: bytes), "\(String(decoding: bytes, as: UTF8.self))")
            }
        }
    }
#endif
