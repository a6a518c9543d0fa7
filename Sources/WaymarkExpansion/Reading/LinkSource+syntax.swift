#if Macros
    import SwiftParser
    import SwiftSyntax
    import WaymarkCore

    extension LinkSource {
        /// The source that an expression such as `.host("example.com")` makes. What can not be told from the text is a source
        /// of its own, equal to no other but the same text.
        init(_ expression: ExprSyntax) {
            self = Self.known(expression) ?? .scheme(expression.trimmedDescription)
        }

        private static func known(_ expression: ExprSyntax) -> LinkSource? {
            if let member = expression.as(MemberAccessExprSyntax.self) {
                return member.declName.baseName.text == "anywhere" ? .anywhere : nil
            }
            guard let call = expression.as(FunctionCallExprSyntax.self),
                let function = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
                let name = call.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
            else { return nil }
            let details = call.arguments.dropFirst().map { ($0.label?.text ?? "", $0.expression.trimmedDescription) }
            let port = details.first { $0.0 == "port" }.map { Int($0.1) }
            switch function {
            case "host" where details.allSatisfy({ ["port", "http"].contains($0.0) }):
                return .host(name, port: port ?? nil, http: details.contains { $0 == ("http", "true") })
            case "scheme" where details.isEmpty: return .scheme(name)
            default: return nil
            }
        }
    }
#endif
