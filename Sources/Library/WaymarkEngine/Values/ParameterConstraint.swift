/// The set of strings that a parameter type accepts, such as hexadecimal strings of 7 to 40 characters.
///
/// ```swift
/// table.types["CommitHash"] = .characters(.hex, lengths: 7...40)
/// table.types["Slug"] = .matching("[a-z0-9]+(-[a-z0-9]+)*")
/// table.types["Even"] = .custom { Int($0).map { $0 % 2 == 0 } ?? false }
/// ```
///
/// A constraint applies to one decoded path segment, a part of it, one query value, or the fragment.
public struct ParameterConstraint: Sendable {
    package enum Kind: Sendable {
        /// Any string; in a path, any string that is not empty.
        case any
        /// A canonical decimal integer in a range: no `+`, no leading zero, no `-0`.
        case signed(ClosedRange<Int64>)
        case unsigned(ClosedRange<UInt64>)
        /// A decimal number such as `1.5`, finite and not minus zero as a `Double`; `float` is the same for `Float`.
        case double
        case float
        case bool
        case format(TextFormat)
        /// A choice of strings, such as `en|de`, compared by bytes.
        case oneOf([[UInt8]])
        case characters(CharacterClass, lengths: ClosedRange<Int>)
        case matching(TextAutomaton)
        /// The strings that `Int(_: String)` accepts, including `+5`, `007` and `-0`.
        case lenientInt
        /// The strings that `Double(_: String)` accepts, including `nan`, `inf` and `0x1p4`.
        case lenientDouble
        /// `true`, `yes`, `1`, `false`, `no`, `0`, in any case.
        case lenientBool
        case custom(CustomCheck)
    }

    /// The function of a custom parameter type. It is an object, so that constraints can be compared by identity.
    package final class CustomCheck: Sendable {
        let accepts: @Sendable (String) -> Bool
        let canonicalSpelling: @Sendable (String) -> String
        /// The name of the type if its function is unavailable here, so that ``accepts`` always returns `true`.
        package let absentType: String?
        /// A regular expression that matches only the accepted strings, for route files and for finding unreachable
        /// routes; `nil` if unknown.
        package let expression: String?

        init(
            _ accepts: @escaping @Sendable (String) -> Bool,
            canonicalSpelling: @escaping @Sendable (String) -> String = { $0 }, absentType: String? = nil,
            expression: String? = nil
        ) {
            self.accepts = accepts
            self.canonicalSpelling = canonicalSpelling
            self.absentType = absentType
            self.expression = expression
        }
    }

    package let kind: Kind

    package init(_ kind: Kind) { self.kind = kind }

    /// A class of ASCII characters that the values of a parameter type can contain, for
    /// ``ParameterConstraint/characters(_:lengths:)``. New versions add no cases.
    public enum CharacterClass: String, Sendable, Hashable, CaseIterable {
        // Compiled tables store the index of a case, so the order of the cases must not change.

        /// `0` to `9`
        case digits
        /// `0` to `9`, `a` to `f`, `A` to `F`
        case hex
        /// `a` to `z`, `A` to `Z`
        case letters
        /// ASCII letters and digits
        case alphanumerics
        /// ASCII letters and digits, `-` and `_`
        case slug
        /// ASCII letters and digits, `-`, `.`, `_`, `~` (RFC 3986, 2.3)
        case unreserved
    }

    /// Returns a constraint for strings of one character class. `lengths` are the accepted numbers of characters.
    public static func characters(_ characters: CharacterClass, lengths: ClosedRange<Int> = 1...Int.max)
        -> ParameterConstraint
    {
        ParameterConstraint(.characters(characters, lengths: lengths))
    }

    /// Returns a constraint that accepts only these strings, compared by bytes. ASCII case is ignored in paths if
    /// ``LinkPolicy/isCaseInsensitive`` is `true`, and in a host that is matched as the first segment unless
    /// ``LinkPolicy/comparesHostSegmentsExactly`` is `true`. The captured value has the case given here.
    public static func oneOf(_ texts: [String]) -> ParameterConstraint {
        ParameterConstraint(.oneOf(texts.map { Array($0.utf8) }))
    }

    /// Returns a constraint that accepts the decoded strings for which a function returns `true`. The function may be
    /// called several times for one link, and must return the same result each time.
    public static func custom(_ accepts: @escaping @Sendable (String) -> Bool) -> ParameterConstraint {
        ParameterConstraint(.custom(CustomCheck(accepts)))
    }

    /// Returns a constraint that accepts any string, in place of a function of the app that is unavailable here.
    package static func absent(_ type: String) -> ParameterConstraint {
        ParameterConstraint(.custom(CustomCheck({ _ in true }, absentType: type)))
    }

    /// Returns a constraint that accepts the strings that a Swift type parses, with a function for the string to print.
    package static func custom(
        _ accepts: @escaping @Sendable (String) -> Bool, canonicalSpelling: @escaping @Sendable (String) -> String?,
        expression: String? = nil
    ) -> ParameterConstraint {
        ParameterConstraint(
            .custom(CustomCheck(accepts, canonicalSpelling: { canonicalSpelling($0) ?? $0 }, expression: expression)))
    }
}
