import WaymarkCHeader
import WaymarkEngine
import WaymarkManifest

/// An error of a call of a C function.
enum CallError: Error {
    /// A null pointer, with the name of the parameter in the header.
    case nullPointer(StaticString)
    case noTable
    /// A length that is negative or above the limit, with the name of the parameter in the header. A limit of `.max`
    /// means that only memory limits the length.
    case badLength(StaticString, UInt, limit: Int)
    case badWidth(StaticString, UInt)
    /// The index of a link with invalid offsets.
    case badOffset(link: Int)
    case badAlignment(StaticString)
    /// An index out of range, with the number of elements.
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
}
