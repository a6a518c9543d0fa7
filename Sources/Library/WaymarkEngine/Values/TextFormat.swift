/// The built-in types whose values are strings in a fixed format. A new format is declared in this file only.
///
/// The raw value is the code of the type in compiled tables. It never changes.
package enum TextFormat: Int, CaseIterable, Sendable {
    case uuid = 6

    /// The name of the type in patterns.
    package var name: String {
        switch self {
        case .uuid: "UUID"
        }
    }

    /// The name after an article, for explanations.
    package var description: String {
        switch self {
        case .uuid: "a UUID"
        }
    }

    /// Returns `true` if a string has the format.
    package func accepts(_ bytes: Bytes) -> Bool {
        switch self {
        case .uuid: Self.isUUID(bytes)
        }
    }

    /// The regular expression of exactly the accepted strings, for proofs and generated code.
    package var expression: String {
        switch self {
        case .uuid: "[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}"
        }
    }

    /// The possible numbers of bytes.
    package var lengths: ClosedRange<Int> {
        switch self {
        case .uuid: 36...36
        }
    }

    /// Returns the canonical spelling of an accepted string.
    package func canonical(_ text: String) -> String {
        switch self {
        case .uuid: text.lowercased()
        }
    }

    /// `true` if words and numbers rarely have the format by chance, so that a proposal for seen values may use it.
    package var isDistinctive: Bool {
        switch self {
        case .uuid: true
        }
    }

    /// Sample strings: a typical one, another accepted one, and rejected ones.
    package var samples: (accepted: [String], rejected: [String]) {
        switch self {
        case .uuid:
            (["123e4567-e89b-12d3-a456-426614174000", "00000000-0000-0000-0000-00000000ABCD"], ["", "123e4567"])
        }
    }
}

extension TextFormat {
    /// RFC 9562, section 4, in either case.
    private static func isUUID(_ bytes: Bytes) -> Bool {
        guard bytes.count == 36 else { return false }
        for (index, byte) in bytes.enumerated() {
            switch index {
            case 8, 13, 18, 23: guard byte == 0x2D else { return false }
            default: guard ParameterConstraint.CharacterClass.hex.contains(byte) else { return false }
            }
        }
        return true
    }
}
