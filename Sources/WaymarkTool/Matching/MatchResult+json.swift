import WaymarkCore

extension MatchResult {
    /// One line: an object with exactly the keys that the tool's help lists, in that order.
    func writeJSON(for link: ShownLink, to out: inout OutputBuffer) {
        out.object { out in
            out.key("url")
            out.string(link)
            switch self {
            case .matched(let match):
                out.member("outcome", "matched")
                match.writeMembers(to: &out)
            case .unmatched(let unmatched):
                out.member("outcome", "unmatched")
                out.member("reason", unmatched.reason.rawValue)
                out.member("message", unmatched.message)
                out.key("nearest")
                out.array(of: unmatched.nearest) { $1.writeJSON(to: &$0) }
            case .rejected(let rejection):
                out.member("outcome", "rejected")
                out.member("reason", rejection.kind.rawValue)
                out.member("message", rejection.message)
            case .failed(let error):
                // Only routes that are made by code fail, and those of a route file are not.
                out.member("outcome", "failed")
                out.member("message", String(describing: error))
            }
        }
        out.endLine()
    }
}

extension RouteMatch {
    fileprivate func writeMembers(to out: inout OutputBuffer) {
        out.member("route", orNull: name)
        out.member("pattern", pattern.text)
        out.key("captures")
        out.object(of: captures)
        out.key("query")
        out.object { out in
            for (name, values) in QueryValues(query) {
                out.key(text: name)
                out.array(of: values) { $0.string(orNull: $1) }
            }
        }
        out.key("rest")
        out.array(of: rest) { $0.string($1) }
        out.member("fragment", orNull: fragment)
    }
}

extension NearMiss {
    fileprivate func writeJSON(to out: inout OutputBuffer) {
        out.object { out in
            out.member("route", orNull: route)
            out.member("expected", expected)
            out.member("at", at)
        }
    }
}

extension OutputBuffer {
    fileprivate mutating func string(_ link: ShownLink) {
        quoted { $0.write(link, escaping: .json) }
    }

    /// Captures by name, each as what it is: numbers as numbers, lists as arrays.
    mutating func object(of captures: Captures) {
        object { out in
            for capture in captures {
                out.key(text: capture.name)
                out.value(capture.value)
            }
        }
    }

    mutating func value(_ value: CaptureValue) {
        switch value {
        case .string(let text): string(text)
        case .int(let number): self.number(number)
        case .uint(let number): self.number(number)
        case .double(let number): self.number(number)
        case .bool(let flag): bool(flag)
        case .list(let values): array(of: values) { $0.value($1) }
        }
    }
}
