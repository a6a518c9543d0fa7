/// What text a parameter takes: the meaning of a type's name.
///
/// ```swift
/// table.types["CommitHash"] = .characters(.hex, lengths: 7...40)
/// table.types["Slug"] = .matching("[a-z0-9]+(-[a-z0-9]+)*")
/// table.types["Even"] = .custom { Int($0).map { $0 % 2 == 0 } ?? false }
/// ```
///
/// A constraint looks at the decoded text of one segment, one part of a segment, or one query value.
public struct ParameterConstraint: Sendable {
    package enum Kind: Sendable {
        /// Any text that is not empty in a path; any text in a query.
        case any
        /// A canonical decimal integer within these bounds: no `+`, no leading zero, no `-0`.
        case signed(ClosedRange<Int64>)
        case unsigned(ClosedRange<UInt64>)
        /// A decimal number whose nearest value of 53 or 24 bits is finite and not minus zero.
        case double
        case float
        /// `true` or `false`.
        case bool
        /// Five groups of hexadecimal digits: 8-4-4-4-12.
        case uuid
        /// One of these texts, by bytes.
        case oneOf([[UInt8]])
        /// Characters of one class, in any of these numbers.
        case characters(CharacterClass, lengths: ClosedRange<Int>)
        /// The texts of a regular expression.
        case matching(TextAutomaton)
        /// What `Int(_: String)` takes: `+5`, `007` and `-0` too.
        case lenientInt
        /// What `Double(_: String)` takes: `nan`, `inf` and `0x1p4` too.
        case lenientDouble
        /// `true`, `yes`, `1`, `false`, `no`, `0`, in any case.
        case lenientBool
        /// Whatever the function takes.
        case custom(CustomCheck)
    }

    /// A function that is the same wherever the constraint is that was made of it.
    package final class CustomCheck: Sendable {
        let accepts: @Sendable (String) -> Bool
        /// The one text of the value that a text has.
        let respell: @Sendable (String) -> String
        /// The type whose function is not there, so that nobody knows what it takes.
        package let absentType: String?
        /// The regular expression of exactly the texts that the function accepts, if it is known: for route files and proofs.
        package let expression: String?

        init(
            _ accepts: @escaping @Sendable (String) -> Bool,
            respell: @escaping @Sendable (String) -> String = { $0 }, absentType: String? = nil,
            expression: String? = nil
        ) {
            self.accepts = accepts
            self.respell = respell
            self.absentType = absentType
            self.expression = expression
        }
    }

    package let kind: Kind

    package init(_ kind: Kind) { self.kind = kind }

    /// A class of ASCII characters, for ``ParameterConstraint/characters(_:lengths:)``. This enum is complete.
    public enum CharacterClass: String, Sendable, Hashable, CaseIterable {
        /// `0` to `9`
        case digits
        /// `0` to `9`, `a` to `f`, `A` to `F`
        case hex
        /// `a` to `z`, `A` to `Z`
        case letters
        /// letters and digits
        case alphanumerics
        /// letters, digits, `-` and `_`
        case slug
        /// letters, digits, `-`, `.`, `_`, `~`: RFC 3986, 2.3
        case unreserved
    }

    /// Text of one class of characters, with a number of characters in the range.
    public static func characters(_ characters: CharacterClass, lengths: ClosedRange<Int> = 1...Int.max)
        -> ParameterConstraint
    {
        ParameterConstraint(.characters(characters, lengths: lengths))
    }

    /// One of these texts, compared by bytes; without ASCII case where ``LinkPolicy/isCaseInsensitive`` says so, and where
    /// the parameter is the host of a custom scheme. What is captured is the text as it stands here.
    public static func oneOf(_ texts: [String]) -> ParameterConstraint {
        ParameterConstraint(.oneOf(texts.map { Array($0.utf8) }))
    }

    /// Text that a function takes. It is called with the decoded text, perhaps several times for one link, and must
    /// give the same answer each time.
    public static func custom(_ accepts: @escaping @Sendable (String) -> Bool) -> ParameterConstraint {
        ParameterConstraint(.custom(CustomCheck(accepts)))
    }

    /// Any text, in the place of a function that is not there: that of a type of the app. Types of one name are one.
    package static func absent(_ type: String) -> ParameterConstraint {
        ParameterConstraint(.custom(CustomCheck({ _ in true }, absentType: type)))
    }

    /// Text that a type reads.
    ///
    /// - Parameters:
    ///   - respell: Reads a text and writes its value.
    ///   - expression: The regular expression of exactly the texts that the type reads, if it is known.
    package static func custom(
        _ accepts: @escaping @Sendable (String) -> Bool, respell: @escaping @Sendable (String) -> String?,
        expression: String? = nil
    ) -> ParameterConstraint {
        ParameterConstraint(.custom(CustomCheck(accepts, respell: { respell($0) ?? $0 }, expression: expression)))
    }
}
