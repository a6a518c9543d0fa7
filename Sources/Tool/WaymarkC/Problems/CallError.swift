import WaymarkCHeader
import WaymarkEngine
import WaymarkManifest

enum CallError: Error {
    /// A null pointer for the parameter of this name in the C header.
    case nullPointer(StaticString)
    case noTable
    /// A negative length, or one above the limit, for the named parameter. `.max` means that only memory limits it.
    case badLength(StaticString, UInt, limit: Int)
    case badWidth(StaticString, UInt)
    case badOffset(link: Int)
    case badAlignment(StaticString)
    /// An index out of range, with the name of the parameter, the index and the number of elements.
    case noNumber(StaticString, Int, of: Int)
    case noName(StaticString, String)
    case noCapture
    case tooSmall(needed: Int)
    case unreadable(RouteFileError)
    case routes(RouteFileError)
    case block(CompiledTableError)

    var status: waymark_status {
        let status =
            switch self {
            case .nullPointer: WAYMARK_NULL_POINTER
            case .noTable: WAYMARK_NO_TABLE
            case .badLength, .badWidth: WAYMARK_BAD_LENGTH
            case .badOffset: WAYMARK_BAD_OFFSET
            case .badAlignment: WAYMARK_BAD_ALIGNMENT
            case .noNumber, .noName, .noCapture: WAYMARK_NOT_FOUND
            case .tooSmall: WAYMARK_TOO_SMALL
            case .unreadable: WAYMARK_UNREADABLE_FILE
            case .routes: WAYMARK_BAD_ROUTES
            case .block(let error): error.code == "missing-type" ? WAYMARK_MISSING_TYPE : WAYMARK_BAD_BLOCK
            }
        return waymark_status(status)
    }

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
