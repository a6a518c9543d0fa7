#if Macros
    import SwiftSyntax

    /// The type of an associated value or property, as far as its text tells.
    struct ValueType {
        /// The text, such as `[Int]?`.
        let text: String
        /// The name of an element's type, such as `Int`.
        let element: String
        let isList: Bool
        let isOptional: Bool
        /// The text of what it is an optional of.
        let wrapped: String?

        /// Reads a type; `nil` for one that cannot stand in a link.
        init?(_ type: TypeSyntax) {
            let type = Self.withoutParentheses(type)
            let outer = Self.optional(type).map(Self.withoutParentheses)
            let inner = Self.list(outer ?? type)
            guard let element = Self.element(inner ?? outer ?? type) else { return nil }
            text = type.trimmedDescription
            self.element = element
            isList = inner != nil
            isOptional = outer != nil
            wrapped = outer?.trimmedDescription
        }

        /// Whether patterns know the type by name.
        var isBuiltIn: Bool { ParameterTypes()[element] != nil }

        /// The name that the type has in patterns: that of the innermost of nested ones.
        var ownName: String {
            element.contains("<") ? element : element.split(separator: ".").last.map(String.init) ?? element
        }

        /// What a parameter of a pattern is compared with. Nothing is known of what other types take.
        func expectation(named name: String, hasDefault: Bool) -> ParameterExpectation {
            ParameterExpectation(
                name: name, type: ParameterType(.named(ownName), isList: isList),
                constraint: ParameterTypes()[element] ?? .custom { _ in false }, isOptional: isOptional || hasDefault,
                swiftType: text, elementType: element)
        }
    }

    extension ValueType {
        /// `Int` for `(Int)`.
        private static func withoutParentheses(_ type: TypeSyntax) -> TypeSyntax {
            guard let elements = type.as(TupleTypeSyntax.self)?.elements, elements.count == 1,
                let only = elements.first,
                only.firstName == nil, only.ellipsis == nil
            else { return type }
            return withoutParentheses(only.type)
        }

        /// What a type is an optional of.
        private static func optional(_ type: TypeSyntax) -> TypeSyntax? {
            type.as(OptionalTypeSyntax.self)?.wrappedType ?? argument(of: "Optional", type)
        }

        /// What a type is a list of.
        private static func list(_ type: TypeSyntax) -> TypeSyntax? {
            type.as(ArrayTypeSyntax.self)?.element ?? argument(of: "Array", type)
        }

        /// The only generic argument of a type of the standard library.
        private static func argument(of name: String, _ type: TypeSyntax) -> TypeSyntax? {
            let clause: GenericArgumentClauseSyntax?
            if let identifier = type.as(IdentifierTypeSyntax.self), identifier.name.text == name {
                clause = identifier.genericArgumentClause
            } else if let member = type.as(MemberTypeSyntax.self), member.name.text == name {
                clause = member.baseType.trimmedDescription == "Swift" ? member.genericArgumentClause : nil
            } else {
                clause = nil
            }
            return clause?.arguments.first?.argument.as(TypeSyntax.self)
        }

        /// The name of a type that has one. Modules of the types that patterns know are left out.
        private static func element(_ type: TypeSyntax) -> String? {
            guard optional(type) == nil, list(type) == nil else { return nil }
            if let identifier = type.as(IdentifierTypeSyntax.self) { return identifier.trimmedDescription }
            guard let member = type.as(MemberTypeSyntax.self) else { return nil }
            let isQualified = ["Swift", "Foundation"].contains(member.baseType.trimmedDescription)
            return isQualified ? member.name.text : member.trimmedDescription
        }
    }
#endif
