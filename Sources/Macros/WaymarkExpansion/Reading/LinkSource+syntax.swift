#if Macros
    import SwiftSyntax

    extension LinkSource {
        /// Creates the source of an expression such as `.host("example.com")`. Other expressions result in a unique
        /// source that equals only a source of the same expression.
        init(_ expression: ExprSyntax) {
            // A unique scheme, which matches only links with that scheme.
            let digits = expression.trimmedDescription.utf8.map { String($0, radix: 16) }.joined(separator: ".")
            self = LinkSource(known: expression) ?? .scheme("unknown." + digits)
        }

        init?(known expression: ExprSyntax) {
            if let text = expression.stringValue {
                self.init(stringLiteral: text)
                return
            }
            if let member = expression.as(MemberAccessExprSyntax.self) {
                guard member.nameInLinkSource == "anywhere" else { return nil }
                self = .anywhere
                return
            }
            guard let call = expression.as(FunctionCallExprSyntax.self),
                let function = call.calledExpression.as(MemberAccessExprSyntax.self)?.nameInLinkSource,
                let arguments = SourceArguments(call), let name = arguments.name
            else { return nil }
            switch function {
            case "host": self = .host(name, port: arguments.port, http: arguments.http)
            case "scheme":
                if let host = arguments.host {
                    self = .scheme(name, host: host, port: arguments.port)
                } else {
                    self = .scheme(name, host: arguments.rule)
                }
            default: return nil
            }
        }
    }

    extension MemberAccessExprSyntax {
        /// The name of a member of `LinkSource`; `nil` for members of other types.
        fileprivate var nameInLinkSource: String? {
            let type = base?.trimmedDescription
            return type == nil || ["LinkSource", "WaymarkCore.LinkSource"].contains(type) ? declName.baseName.text : nil
        }
    }

    private struct SourceArguments {
        private(set) var name: String?
        private(set) var host: String?
        private(set) var rule = LinkSource.HostRule.firstSegment
        private(set) var port: Int?
        private(set) var http = false

        init?(_ call: FunctionCallExprSyntax) {
            // An overload that the app declares may have several values without a label.
            guard call.arguments.count(where: { $0.label == nil }) == 1 else { return nil }
            for argument in call.arguments where !read(argument) { return nil }
        }

        private mutating func read(_ argument: LabeledExprSyntax) -> Bool {
            let (literal, text) = (argument.expression.stringValue, argument.expression.trimmedDescription)
            switch argument.label?.text {
            case nil: name = literal
            case "port":
                // An integer literal, such as `8_443` and `-1`.
                port = Int(text.filter { $0 != "_" })
                return port != nil
            case "http":
                http = text == "true"
                return http || text == "false"
            case "host" where literal != nil: host = literal
            case "host" where text == ".ignored": rule = .ignored
            case "host" where text == ".firstSegment": rule = .firstSegment
            default: return false
            }
            return true
        }
    }
#endif
