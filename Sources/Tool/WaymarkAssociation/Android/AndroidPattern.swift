import WaymarkEngine
import WaymarkLanguages

/// A pattern of Android for one part of a link, once the part is decoded. It has to take the whole part.
struct AndroidPattern: Hashable, Sendable {
    let kind: Kind
    let text: String

    /// How the text is read. This enum is complete.
    enum Kind: String, Hashable, Sendable, CaseIterable {
        case literal, prefix, suffix, simpleGlob, advancedGlob
    }

    /// The pattern, ready to be asked.
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

/// A pattern that is ready to be asked. Each takes time linear in the length of the text.
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

    /// The texts that the pattern takes; `nil` where sets of texts in UTF-8 cannot say it.
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
