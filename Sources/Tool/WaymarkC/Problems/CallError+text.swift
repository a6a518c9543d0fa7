import WaymarkEngine
import WaymarkManifest

extension CallError {
    var text: String {
        switch self {
        case .nullPointer(let name): "'\(name)' is a null pointer"
        case .noTable: "'table' is not an open table"
        case .badLength(let name, let given, .max): "'\(name)' is \(given): expected a length that memory can have"
        case .badLength(let name, let given, let limit): "'\(name)' is \(given): expected at most \(limit)"
        case .badWidth(let name, let given): "'\(name)' is \(given): expected \(CallError.widths(of: name))"
        case .badOffset(let link):
            "invalid offset of link \(link): expected ascending offsets from 0 to the number of bytes"
        case .badAlignment(let name):
            "'\(name)' is misaligned: expected an address that is a multiple of the size of its elements"
        case .noNumber(let name, let given, let count):
            "unknown \(name) \(given): expected a number from 0 to less than \(count)"
        case .noName(let name, let given): "no \(name) is named '\(given)'"
        case .noCapture: "no such capture: no route matches the link, or the link omits the parameter"
        case .tooSmall(let needed): "the buffer is too small: expected \(needed) bytes"
        case .unreadable(let error), .routes(let error): error.description
        case .block(let error): error.description
        }
    }

    private static func widths(of name: StaticString) -> String {
        "\(name)" == "offset_width" ? "4 or 8" : "the size of waymark_columns in this version"
    }
}
