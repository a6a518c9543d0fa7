import WaymarkCore

/// What is written of every link that one variant takes, made beforehand: its names are looked up and escaped once.
struct VariantJSON: Sendable {
    /// What became of the link, the route and its pattern.
    let beginning: PreparedJSON

    /// Whether there is a catch-all without a name.
    let hasRest: Bool

    private let captures: [Capture]

    init(_ variant: TableVariant, in table: RankedTable) {
        let name = table.entries[variant.entry].name
        let pattern = table.pattern(of: variant).text
        beginning = PreparedJSON { out in
            out.member("outcome", "matched")
            out.member("route", orNull: name)
            out.member("pattern", pattern)
            out.key("captures")
        }
        hasRest = variant.variant.hasRest
        captures = variant.variant.parameters.filter { $0.name != nil }.map { Capture($0, table.types) }
    }

    /// The captures by name, each as what it is: numbers as numbers, lists as arrays.
    func writeCaptures(of match: borrowing MatchView, _ engine: RouteEngine, to out: inout OutputBuffer) {
        out.open("{")
        var all: Captures?
        for (index, capture) in captures.enumerated() {
            var isElsewhere = false
            match.readCapture(index) { reading in
                switch reading {
                case .text(let text): capture.write(text, to: &out)
                case .absent: if let standIn = capture.standIn { out.prepared(standIn) }
                case .elsewhere: isElsewhere = true
                }
            }
            guard isElsewhere else { continue }
            let captures = all ?? match.kept(by: engine).captures
            all = captures
            if let value = captures[capture.name] { capture.write(value, to: &out) }
        }
        out.close("}")
    }
}

extension VariantJSON {
    /// One of the captures.
    private struct Capture {
        let name: String
        let key: PreparedJSON
        /// What stands for it when it is absent.
        let standIn: PreparedJSON?
        private let constraint: Constraint
        private let spelling: Spelling

        /// How its text is written.
        private enum Spelling {
            case quoted
            /// As it is: canonical numbers, `true` and `false`.
            case literal
            /// As the value that it means.
            case value
        }

        init(_ parameter: Parameter, _ types: ParameterTypes) {
            let name = parameter.name ?? ""
            let constraint = types.constraint(for: parameter.type) ?? Constraint(.any)
            self.name = name
            self.constraint = constraint
            key = PreparedJSON { $0.key(text: name) }
            standIn = parameter.standIn(constraint).map { value in
                PreparedJSON { out in
                    out.key(text: name)
                    out.value(value)
                }
            }
            spelling =
                switch constraint.kind {
                case .signed, .unsigned, .bool: .literal
                case .any, .uuid, .oneOf, .characters, .custom: .quoted
                case .double, .float, .lenientInt, .lenientDouble, .lenientBool: .value
                }
        }

        func write(_ text: UnsafeBufferPointer<UInt8>, to out: inout OutputBuffer) {
            out.prepared(key)
            switch spelling {
            case .quoted: out.string(text)
            case .literal: out.literal(text)
            case .value: out.value(constraint.value(of: String(decoding: text, as: UTF8.self)))
            }
        }

        func write(_ value: CaptureValue, to out: inout OutputBuffer) {
            out.prepared(key)
            out.value(value)
        }
    }
}

extension PatternVariant {
    fileprivate var hasRest: Bool {
        segments.contains { if case .catchAll(let run) = $0 { run.name == nil } else { false } }
    }
}

extension OutputBuffer {
    fileprivate mutating func value(_ value: CaptureValue) {
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
