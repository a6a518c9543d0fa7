import WaymarkEngine
import WaymarkManifest

extension CallError {
    var text: String {
        switch self {
        case .nullPointer(let name): "'\(name)' is a null pointer"
        case .noTable: "'table' leads to no open table"
        case .badLength(let name, let given, .max): "'\(name)' is \(given): expected a length that memory can have"
        case .badLength(let name, let given, let limit): "'\(name)' is \(given): expected at most \(limit)"
        case .badWidth(let name, let given): "'\(name)' is \(given): expected \(CallError.widths(of: name))"
        case .badOffset(let link):
            "an offset of link \(link) is wrong: expected offsets that rise from 0 on, up to the number of bytes"
        case .badAlignment(let name): "'\(name)' stands at an address that is no multiple of the size of its numbers"
        case .noNumber(let name, let given, let count):
            "there is no \(name) \(given): expected a number from 0 on, below \(count)"
        case .noName(let name, let given): "there is no \(name) named '\(given)'"
        case .noCapture: "there is no such capture: no route takes the link, or it says nothing of the parameter"
        case .tooSmall(let needed): "the buffer is too small: expected \(needed) bytes"
        case .unreadable(let error), .routes(let error): error.description
        case .block(let error): error.description
        }
    }

    private static func widths(of name: StaticString) -> String {
        "\(name)" == "offset_width" ? "4 or 8" : "the size of waymark_columns in this version"
    }
}
