import TestSupport
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

extension JSONValue {
    init(_ value: CaptureValue) {
        self =
            switch value {
            case .string(let text): .text(text)
            case .int(let value): .number(Double(value))
            case .uint(let value): .number(Double(value))
            case .double(let value): .number(value)
            case .bool(let value): .bool(value)
            case .list(let values): .list(values.map(JSONValue.init))
            }
    }
}
