#if Macros
    import SwiftSyntax

    extension LinkSource {
        /// Creates the link source of an expression such as `.host("example.com")`. For any other expression, creates a
        /// custom scheme from its code, so that it equals only the source of the same code.
        init(_ expression: ExprSyntax) {
            let digits = expression.trimmedDescription.utf8.map { String($0, radix: 16) }.joined(separator: ".")
            self = LinkSource(known: expression) ?? .scheme("unknown." + digits)
        }

        init?(known expression: ExprSyntax) {
            if let text = expression.stringValue {
                self.init(stringLiteral: text)
            } else if let call = expression.as(FunctionCallExprSyntax.self) {
                self.init(call)
            } else if expression.as(MemberAccessExprSyntax.self)?.nameInLinkSource == "anywhere" {
                self = .anywhere
            } else {
                return nil
            }
        }

        private init?(_ call: FunctionCallExprSyntax) {
            // The app may declare overloads, such as a `LinkSource.host` with several unlabelled arguments.
            guard call.arguments.count(where: { $0.label == nil }) == 1 else { return nil }
            var name: String?, host: String?, rule = HostRule.firstSegment, port: Int?, http = false
            for argument in call.arguments {
                let (literal, text) = (argument.expression.stringValue, argument.expression.trimmedDescription)
                switch argument.label?.text {
                case nil: name = literal
                case "port":
                    // An integer literal, such as `8_443` and `-1`.
                    port = Int(text.filter { $0 != "_" })
                    if port == nil { return nil }
                case "http" where text == "true" || text == "false": http = text == "true"
                case "host" where literal != nil: host = literal
                case "host" where text == ".ignored": rule = .ignored
                case "host" where text == ".firstSegment": rule = .firstSegment
                default: return nil
                }
            }
            guard let name else { return nil }
            switch call.calledExpression.as(MemberAccessExprSyntax.self)?.nameInLinkSource {
            case "host": self = .host(name, port: port, http: http)
            case "scheme": self = host.map { .scheme(name, host: $0, port: port) } ?? .scheme(name, host: rule)
            default: return nil
            }
        }
    }

    extension MemberAccessExprSyntax {
        fileprivate var nameInLinkSource: String? {
            let type = base?.trimmedDescription
            return type == nil || ["LinkSource", "WaymarkCore.LinkSource"].contains(type) ? declName.baseName.text : nil
        }
    }
#endif
