import WaymarkCHeader
import WaymarkEngine
import WaymarkManifest

/// What keeps a call from doing what it was asked for, as facts.
enum CallFault: Error {
    /// A pointer is null, by the name that the header has for it.
    case nullPointer(StaticString)
    case noTable
    /// A length, and how much it may be; `.max` if memory alone sets a limit.
    case badLength(StaticString, UInt, limit: Int)
    /// A size of one number is none that is known.
    case badWidth(StaticString, UInt)
    /// The link whose end is wrong; of a batch without links the first offset alone can be.
    case badOffset(link: Int)
    case badAlignment(StaticString)
    /// A number that nothing has, and how many there are.
    case noNumber(StaticString, Int, of: Int)
    case noName(StaticString, String)
    case noCapture
    case tooSmall(needed: Int)
    case unreadable(RouteFileError)
    case routes(RouteFileError)
    case block(CompiledTableError)

    /// The status, as the header numbers them.
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
