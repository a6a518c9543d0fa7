import WaymarkCHeader

enum StatusMessages {
    static func text(of status: waymark_status) -> StaticString {
        switch Int(status) {
        case WAYMARK_OK: "done"
        case WAYMARK_NULL_POINTER: "a pointer is null that must not be"
        case WAYMARK_NO_TABLE: "a pointer leads to no open table"
        case WAYMARK_BAD_LENGTH: "a length or a number is larger than it can be"
        case WAYMARK_BAD_OFFSET: "an offset is below 0, below the one before it, or behind the last byte"
        case WAYMARK_BAD_ALIGNMENT: "memory of numbers stands at an address that is no multiple of their size"
        case WAYMARK_NOT_FOUND: "there is nothing of this number or name"
        case WAYMARK_UNREADABLE_FILE: "a file cannot be read"
        case WAYMARK_BAD_ROUTES: "a route file has errors"
        case WAYMARK_BAD_BLOCK: "bytes are no compiled table that this version reads"
        case WAYMARK_MISSING_TYPE: "a compiled table has a type that only a program knows"
        case WAYMARK_TOO_SMALL: "a buffer is too small"
        default: "no status of this version"
        }
    }
}
