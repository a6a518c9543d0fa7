import WaymarkCHeader

enum StatusMessages {
    static func text(of status: waymark_status) -> StaticString {
        switch Int(status) {
        case WAYMARK_OK: "done"
        case WAYMARK_NULL_POINTER: "a required pointer is null"
        case WAYMARK_NO_TABLE: "a pointer is not an open table"
        case WAYMARK_BAD_LENGTH: "a length or a number is too large"
        case WAYMARK_BAD_OFFSET: "an offset is negative, less than the previous one, or after the last byte"
        case WAYMARK_BAD_ALIGNMENT: "a numeric buffer is misaligned"
        case WAYMARK_NOT_FOUND: "no element has this number or name"
        case WAYMARK_UNREADABLE_FILE: "a file cannot be read"
        case WAYMARK_BAD_ROUTES: "a route file has errors"
        case WAYMARK_BAD_BLOCK: "the bytes are not a compiled table that this version can read"
        case WAYMARK_MISSING_TYPE: "a compiled table has a type that only a program defines"
        case WAYMARK_TOO_SMALL: "a buffer is too small"
        default: "unknown status"
        }
    }
}
