#if Macros
    import SwiftSyntax

    /// The type of an associated value or property, as far as its source code determines it.
    struct ValueType {
        /// The source code, such as `[Int]?`.
        let text: String
        let element: String
        let isList: Bool
        let isOptional: Bool
        /// The source code of the wrapped type of an optional.
        let wrapped: String?

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

        /// `true` for a Swift type whose name is also a built-in type of patterns. `ULID` is a built-in type without a
        /// Swift type, so a Swift type of this name is the app's own.
        var isBuiltIn: Bool { Self.builtIn.contains(element) }

        private static let builtIn: Set<String> = [
            "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double",
            "Float", "Bool", "UUID",
        ]

        /// The name of the type in patterns: the last component of a nested type.
        var ownName: String {
            element.contains("<") ? element : element.split(separator: ".").last.map(String.init) ?? element
        }

        /// Returns the expectation for a pattern's parameter. The values of custom types are unknown.
        func expectation(named name: String, hasDefault: Bool) -> ParameterExpectation {
            ParameterExpectation(
                name: name, type: ParameterType(.named(ownName), isList: isList),
                constraint: (isBuiltIn ? ParameterTypes()[element] : nil) ?? .custom { _ in false },
                isOptional: isOptional || hasDefault,
                swiftType: text, elementType: element)
        }
    }

    extension ValueType {
        /// Removes parentheses: `Int` for `(Int)`.
        private static func withoutParentheses(_ type: TypeSyntax) -> TypeSyntax {
            guard let elements = type.as(TupleTypeSyntax.self)?.elements, elements.count == 1,
                let only = elements.first,
                only.firstName == nil, only.ellipsis == nil
            else { return type }
            return withoutParentheses(only.type)
        }

        private static func optional(_ type: TypeSyntax) -> TypeSyntax? {
            type.as(OptionalTypeSyntax.self)?.wrappedType ?? argument(of: "Optional", type)
        }

        private static func list(_ type: TypeSyntax) -> TypeSyntax? {
            type.as(ArrayTypeSyntax.self)?.element ?? argument(of: "Array", type)
        }

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

        /// Returns the name of a nominal type, for built-in types without the module.
        private static func element(_ type: TypeSyntax) -> String? {
            guard optional(type) == nil, list(type) == nil else { return nil }
            if let identifier = type.as(IdentifierTypeSyntax.self) { return identifier.trimmedDescription }
            guard let member = type.as(MemberTypeSyntax.self) else { return nil }
            let isModule = ["Swift", "Foundation"].contains(member.baseType.trimmedDescription)
            return isModule && builtIn.contains(member.name.text) ? member.name.text : member.trimmedDescription
        }
    }
#endif
