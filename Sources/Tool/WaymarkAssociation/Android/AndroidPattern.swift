import WaymarkEngine
import WaymarkLanguages

/// An Android pattern for one decoded part of a link. It must match the whole part.
struct AndroidPattern: Hashable, Sendable {
    let kind: Kind
    let text: String

    /// The syntax of the pattern. New versions add no cases.
    enum Kind: String, Hashable, Sendable, CaseIterable {
        case literal, prefix, suffix, simpleGlob, advancedGlob
    }

    func test() throws(AdvancedGlob.Fault) -> AndroidTest {
        switch kind {
        case .literal: .literal(Array(text.utf8))
        case .prefix: .prefix(Array(text.utf8))
        case .suffix: .suffix(Array(text.utf8))
        case .simpleGlob: .simpleGlob(SimpleGlob(text))
        case .advancedGlob: .advancedGlob(try AdvancedGlob(text))
        }
    }
}

/// A compiled Android pattern. Matching is linear in the length of the string.
enum AndroidTest: Hashable, Sendable {
    case literal([UInt8])
    case prefix([UInt8])
    case suffix([UInt8])
    case simpleGlob(SimpleGlob)
    case advancedGlob(AdvancedGlob)

    func accepts(_ text: Bytes) -> Bool {
        switch self {
        case .literal(let bytes): text.elementsEqual(bytes)
        case .prefix(let bytes): text.starts(with: bytes)
        case .suffix(let bytes):
            text.count >= bytes.count && text.part(text.count - bytes.count..<text.count).elementsEqual(bytes)
        case .simpleGlob(let glob): glob.accepts(text)
        case .advancedGlob(let glob): glob.accepts(text)
        }
    }

    /// Returns the language of the pattern; `nil` if UTF-8 languages cannot express it.
    func language(in pool: inout LanguagePool) -> Language? {
        switch self {
        case .literal(let bytes): pool.text(bytes)
        case .prefix(let bytes): pool.sequence(pool.text(bytes), pool.anyText())
        case .suffix(let bytes): pool.sequence(pool.anyText(), pool.text(bytes))
        case .simpleGlob(let glob): glob.language(in: &pool)
        case .advancedGlob(let glob): glob.language(in: &pool)
        }
    }
}
