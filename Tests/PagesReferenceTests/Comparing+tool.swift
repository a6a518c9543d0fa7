#if Tool
    import Foundation
    import TestSupport
    import WaymarkExplain
    import WaymarkCore

    @testable import WaymarkTool

    extension Comparing {
        /// Creates the renderer for the tool's lines of output.
        static func renderer(_ router: Router<Opened>) -> LinkRenderer<Opened> {
            LinkRenderer(router: router, format: .json, style: .plain)
        }

        /// Compares the tool's line for a link. The tool creates no routes, so the first matching form decides.
        func toolDifference(
            _ bytes: Bytes, _ first: PlainRouter.Match?, _ answer: PlainRouter.Answer, _ renderer: LinkRenderer<Opened>
        ) -> String? {
            var out = OutputBuffer()
            bytes.withBytes { _ = renderer.render(InputLine(bytes: $0, length: $0.count), to: &out) }
            guard let line = try? JSONDecoder().decode(JSONValue.self, from: Data(out.text.utf8)) else {
                return "the tool writes no JSON: \(out.text)"
            }
            guard let first else { return isSame(line, answer) ? nil : "the tool writes \(out.text)" }
            let link = Splitting(bytes, policy: plain.policy).link
            let isSame =
                line["outcome"]?.text == "matched" && line["route"]?.text == plain.name(of: first.entry)
                && isSame(line["captures"], first.captures.named) && isSame(line["query"], link.items)
                && texts(line["rest"]) == (first.captures.runs.first ?? []) && isSame(line["fragment"], link.fragment)
            return isSame ? nil : "the tool writes \(out.text)"
        }

        private func isSame(_ line: JSONValue, _ answer: PlainRouter.Answer) -> Bool {
            switch (line["outcome"]?.text, answer) {
            case ("rejected", .rejected(let kinds)): kinds.map(\.rawValue).contains(line["reason"]?.text ?? "")
            case ("unmatched", .unmatched(let reasons)): reasons.map(\.rawValue).contains(line["reason"]?.text ?? "")
            default: false
            }
        }

        private func isSame(_ object: JSONValue?, _ captures: [(name: String, value: CaptureValue)]) -> Bool {
            guard let object = object?.object, object.count == captures.count else { return false }
            return captures.allSatisfy { isSame(object[$0.name], $0.value) }
        }

        private func isSame(_ json: JSONValue?, _ value: CaptureValue) -> Bool {
            switch (json, value) {
            case (.text(let a), .string(let b)): a.bytes == b.bytes
            case (.text(let a), .double(let b)): !b.isFinite && a == b.description
            case (.number(let a), .int(let b)): a == Double(b)
            case (.number(let a), .uint(let b)): a == Double(b)
            case (.number(let a), .double(let b)): a == b
            case (.bool(let a), .bool(let b)): a == b
            case (.list(let a), .list(let b)): a.count == b.count && zip(a, b).allSatisfy { isSame($0, $1) }
            default: false
            }
        }

        /// Compares the values of each name, in order. Only ASCII names are compared, because dictionary keys are not
        /// compared by bytes.
        private func isSame(_ object: JSONValue?, _ items: [PlainLink.Item]) -> Bool {
            guard items.allSatisfy({ $0.name.allSatisfy { $0 < 0x80 } }) else { return true }
            let values = Dictionary(grouping: items) { $0.name.text }.mapValues { items in
                items.map { $0.value.map { JSONValue.text($0.text) } ?? .null }
            }
            return object?.object == values.mapValues(JSONValue.list)
        }

        private func isSame(_ json: JSONValue?, _ text: Bytes?) -> Bool {
            text == nil ? json == .null : json?.text?.bytes == text
        }

        private func texts(_ json: JSONValue?) -> [Bytes]? { json?.list?.map { $0.text?.bytes ?? [] } }
    }
#endif
