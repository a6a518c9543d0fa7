#if Macros
    import SwiftParser
    import SwiftSyntax

    /// An associated value of a case, or a property of a struct.
    struct DeclaredValue {
        /// The argument label of the value, in backticks if necessary.
        let label: String?
        /// The name of the value's parameter; an unnamed value gets the name of the parameter at the same position.
        var name: String? { didSet { variable = Self.variable(name) } }
        /// A valid variable name for the value. It is cached, because it needs the Swift parser.
        private(set) var variable: String
        let type: ValueType
        let defaultValue: ExprSyntax?
        let typeNode: TypeSyntax
        let node: Syntax

        init(
            label: String?, name: String?, type: ValueType, defaultValue: ExprSyntax?, typeNode: TypeSyntax,
            node: Syntax
        ) {
            (self.label, self.name, self.type, self.defaultValue) = (label, name, type, defaultValue)
            (self.typeNode, self.node) = (typeNode, node)
            variable = Self.variable(name)
        }

        private static func variable(_ name: String?) -> String {
            let name = name ?? "value"
            if name.isValidSwiftIdentifier(for: .variableName) { return name }
            return name.first?.isNumber == true ? "value" + name : "`\(name)`"
        }

        var mayBeAbsent: Bool { type.isOptional || defaultValue != nil }

        var description: String { name ?? type.text }
    }

    extension EnumCaseElementSyntax {
        func values(_ reporter: Reporter) -> [DeclaredValue] {
            guard let parameters = parameterClause?.parameters else { return [] }
            return parameters.compactMap { parameter in
                guard let type = ValueType(parameter.type) else {
                    reporter.report(
                        .unsupportedType(parameter.type.trimmedDescription), at: SyntaxRange(parameter.type))
                    return nil
                }
                let first = parameter.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0 }
                return DeclaredValue(
                    label: first?.label, name: (first ?? parameter.secondName)?.identifier?.name, type: type,
                    defaultValue: parameter.defaultValue?.value, typeNode: parameter.type,
                    node: first.map { Syntax($0) } ?? Syntax(parameter))
            }
        }
    }

    extension StructDeclSyntax {
        /// Returns the stored properties of the memberwise initializer, in order.
        func values(_ reporter: Reporter) -> [DeclaredValue] {
            memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.filter(\.isStored).flatMap {
                variable in
                variable.bindings.compactMap { binding -> DeclaredValue? in
                    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, binding.isStored,
                        variable.bindingSpecifier.tokenKind != .keyword(.let) || binding.initializer == nil
                    else { return nil }
                    return value(name, variable.type(of: binding), binding.initializer?.value, reporter)
                }
            }
        }

        private func value(
            _ name: TokenSyntax, _ type: TypeSyntax?, _ defaultValue: ExprSyntax?, _ reporter: Reporter
        ) -> DeclaredValue? {
            guard let type else {
                reporter.report(.missingType(name.text), at: SyntaxRange(name))
                return nil
            }
            guard let valueType = ValueType(type) else {
                reporter.report(.unsupportedType(type.trimmedDescription), at: SyntaxRange(type))
                return nil
            }
            return DeclaredValue(
                label: name.label, name: name.identifier?.name, type: valueType, defaultValue: defaultValue,
                typeNode: type,
                node: Syntax(name))
        }
    }

    extension TokenSyntax {
        /// The name as an argument label, in which few keywords need backticks.
        fileprivate var label: String {
            guard let name = identifier?.name else { return text }
            return ["inout", "let", "var"].contains(name) ? "`\(name)`" : name
        }
    }

    extension VariableDeclSyntax {
        fileprivate var isStored: Bool {
            !modifiers.contains { [.keyword(.static), .keyword(.class), .keyword(.lazy)].contains($0.name.tokenKind) }
        }

        /// Returns the type of a variable. In `var a, b: Int`, the annotation of `a` follows `b`.
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
#endif
