#if Macros
    import SwiftParser
    import SwiftSyntax

    /// An associated value of a case, or a property of a struct.
    struct DeclaredValue {
        /// The argument label, in backticks if necessary.
        let label: String?
        /// The name of the pattern parameter. Without a label, it is assigned later, by position.
        var name: String? { didSet { variable = Self.variable(name) } }
        /// A valid variable name for the value. It is stored, because finding it requires the Swift parser.
        private(set) var variable: String
        let type: ValueType
        let defaultValue: ExprSyntax?
        let typeNode: TypeSyntax
        let node: Syntax

        /// Returns `nil` after reporting a type that links cannot contain, such as a dictionary.
        init?(
            label: String?, name: String?, _ typeNode: TypeSyntax, default defaultValue: ExprSyntax?,
            node: Syntax, _ reporter: Reporter
        ) {
            guard let type = ValueType(typeNode) else {
                reporter.report(.unsupportedType(typeNode.trimmedDescription), at: SyntaxRange(typeNode))
                return nil
            }
            (self.label, self.name, self.type, self.defaultValue) = (label, name, type, defaultValue)
            (self.typeNode, self.node) = (typeNode, node)
            variable = Self.variable(name)
        }

        private static func variable(_ name: String?) -> String {
            let name = name ?? "value"
            // `await ?? 1` would not refer to a variable named `await`.
            if name.isValidSwiftIdentifier(for: .variableName), name != "await" { return name }
            return name.first?.isNumber == true ? "value" + name : "`\(name)`"
        }

        var mayBeAbsent: Bool { type.isOptional || defaultValue != nil }

        var description: String { name ?? type.text }
    }

    extension EnumCaseElementSyntax {
        func values(_ reporter: Reporter) -> [DeclaredValue] {
            guard let parameters = parameterClause?.parameters else { return [] }
            return parameters.compactMap { parameter in
                let first = parameter.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0 }
                return DeclaredValue(
                    label: first?.label, name: (first ?? parameter.secondName)?.identifier?.name, parameter.type,
                    default: parameter.defaultValue?.value, node: first.map { Syntax($0) } ?? Syntax(parameter),
                    reporter)
            }
        }
    }

    extension StructDeclSyntax {
        /// Returns the properties that the initializer sets, in the order of its parameters. Without a declared
        /// initializer, it is the memberwise one; of several, the one that best fits the pattern parameters.
        func values(for parameters: Set<String>, _ reporter: Reporter) -> [DeclaredValue] {
            let variables = memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
            let initializers = memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
            guard let first = initializers.first else {
                return variables.flatMap { variable in
                    variable.memberwise.compactMap { name, binding in
                        value(name, label: name.label, variable.type(of: binding), binding.initializer?.value, reporter)
                    }
                }
            }
            let names = Set(variables.flatMap(\.names))
            let all = initializers.compactMap { $0.parameters(namedIn: names) }.map { named in
                let known = named.count { parameters.contains($0.1.identifier?.name ?? "") }
                return (named: named, fit: 2 * known - named.count)
            }
            guard let best = all.max(by: { $0.fit < $1.fit }) else {
                reporter.report(.unsuitableInitializer(name.text), at: SyntaxRange(first.initKeyword))
                return []
            }
            return best.named.compactMap { parameter, name in
                value(
                    name, label: parameter.firstName.tokenKind == .wildcard ? nil : parameter.firstName.label,
                    parameter.type, parameter.defaultValue?.value, reporter)
            }
        }

        var conditionalProperties: [TokenSyntax] {
            memberBlock.members.compactMap { $0.decl.as(IfConfigDeclSyntax.self) }.flatMap(\.declarations)
                .compactMap { $0.as(VariableDeclSyntax.self) }.flatMap(\.memberwise).map(\.name)
        }

        private func value(
            _ name: TokenSyntax, label: String?, _ type: TypeSyntax?, _ defaultValue: ExprSyntax?, _ reporter: Reporter
        ) -> DeclaredValue? {
            guard let type else {
                reporter.report(.missingType(name.text), at: SyntaxRange(name))
                return nil
            }
            return DeclaredValue(
                label: label, name: name.identifier?.name, type, default: defaultValue, node: Syntax(name), reporter)
        }
    }

    extension InitializerDeclSyntax {
        /// Returns the initializer's parameters that have the names of properties. Returns `nil` if any other parameter
        /// has no default, or if the initializer is failable, throwing, asynchronous or generic.
        fileprivate func parameters(namedIn names: Set<String>) -> [(FunctionParameterSyntax, TokenSyntax)]? {
            let effects = signature.effectSpecifiers
            guard optionalMark == nil, genericParameterClause == nil, effects?.throwsClause == nil,
                effects?.asyncSpecifier == nil
            else { return nil }
            var named: [(FunctionParameterSyntax, TokenSyntax)] = []
            for parameter in signature.parameterClause.parameters {
                let tokens = [parameter.secondName, parameter.firstName].compactMap(\.self)
                if let name = tokens.first(where: { names.contains($0.identifier?.name ?? "") }) {
                    named.append((parameter, name))
                } else if parameter.defaultValue == nil {
                    return nil
                }
            }
            return named
        }
    }

    extension TokenSyntax {
        /// The name as an argument label, where only the keyword `inout` needs backticks.
        var label: String {
            guard let name = identifier?.name else { return text }
            return name == "inout" ? "`inout`" : name
        }
    }

    extension IfConfigDeclSyntax {
        var declarations: [DeclSyntax] {
            clauses.compactMap { $0.elements?.as(MemberBlockItemListSyntax.self) }.joined().flatMap { item in
                item.decl.as(IfConfigDeclSyntax.self)?.declarations ?? [item.decl]
            }
        }
    }

    extension VariableDeclSyntax {
        private var isStored: Bool {
            !modifiers.contains { [.keyword(.static), .keyword(.class), .keyword(.lazy)].contains($0.name.tokenKind) }
        }

        /// The names of instance properties, including computed ones.
        fileprivate var names: [String] {
            guard !modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }) else { return [] }
            return bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifier?.name }
        }

        fileprivate var memberwise: [(name: TokenSyntax, binding: PatternBindingSyntax)] {
            guard isStored else { return [] }
            return bindings.compactMap { binding in
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, binding.isStored,
                    bindingSpecifier.tokenKind != .keyword(.let) || binding.initializer == nil
                else { return nil }
                return (name, binding)
            }
        }

        /// Returns the type of a variable. In `var a, b: Int`, the type of `a` follows `b`.
        fileprivate func type(of binding: PatternBindingSyntax) -> TypeSyntax? {
            if let type = binding.typeAnnotation?.type { return type }
            guard binding.initializer == nil else { return nil }
            return bindings.drop { $0.id != binding.id }.lazy.compactMap(\.typeAnnotation?.type).first
        }
    }

    extension PatternBindingSyntax {
        /// `true` if the property has no accessors except observers.
        fileprivate var isStored: Bool {
            switch accessorBlock?.accessors {
            case nil: true
            case .getter: false
            case .accessors(let list):
                list.allSatisfy { [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) }
            }
        }
    }

    /// The type of an associated value or property, as far as its source code determines it.
    struct ValueType {
        let text: String
        let element: String
        let isList: Bool
        let isOptional: Bool
        let wrapped: String?

        init?(_ type: TypeSyntax) {
            let type = Self.withoutParentheses(type)
            let outer = Self.optional(type).map(Self.withoutParentheses)
            let inner = Self.list(outer ?? type).map(Self.withoutParentheses)
            guard let element = Self.element(inner ?? outer ?? type) else { return nil }
            text = type.trimmedDescription
            self.element = element
            isList = inner != nil
            isOptional = outer != nil
            wrapped = outer?.trimmedDescription
        }

        /// `true` for a Swift type that patterns have, too, unlike `ULID`: a Swift `ULID` is the app's own type.
        var isBuiltIn: Bool { Self.builtIn.contains(element) }

        static let builtIn: Set<String> = [
            "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double",
            "Float", "Bool", "UUID",
        ]

        /// The name of the type in patterns: `UserID` for `Model.UserID`, unless the type is generic.
        var ownName: String {
            element.contains("<") ? element : element.split(separator: ".").last.map(String.init) ?? element
        }

        /// Returns the type that a table expects. The strings of a custom type are unknown to the macro.
        func expectation(named name: String, hasDefault: Bool) -> ParameterExpectation {
            ParameterExpectation(
                name: name, type: ParameterType(.named(ownName), isList: isList),
                constraint: (isBuiltIn ? ParameterTypes()[element] : nil) ?? .custom { _ in false },
                isOptional: isOptional || hasDefault, swiftType: text, elementType: element)
        }

        /// Returns the type without its parentheses: `Int` for `(Int)`.
        static func withoutParentheses(_ type: TypeSyntax) -> TypeSyntax {
            guard let elements = type.as(TupleTypeSyntax.self)?.elements, elements.count == 1,
                let only = elements.first, only.firstName == nil, only.ellipsis == nil
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

        /// Returns the name of a type, without the module for built-in types; `nil` for optionals and collections.
        private static func element(_ type: TypeSyntax) -> String? {
            let composed = ["Set", "Dictionary"].lazy.compactMap { argument(of: $0, type) }
            guard optional(type) == nil, list(type) == nil, composed.isEmpty else { return nil }
            if let identifier = type.as(IdentifierTypeSyntax.self) { return identifier.trimmedDescription }
            guard let member = type.as(MemberTypeSyntax.self) else { return nil }
            let isModule = ["Swift", "Foundation"].contains(member.baseType.trimmedDescription)
            return isModule && builtIn.contains(member.name.text) ? member.name.text : member.trimmedDescription
        }
    }
#endif
