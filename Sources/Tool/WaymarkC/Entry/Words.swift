public import WaymarkCHeader

/// Returns the message of a status, such as `a buffer is too small`.
@_cdecl("waymark_status_text")
public func statusText(_ status: waymark_status) -> UnsafePointer<CChar> {
    let text: StaticString =
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
    return unsafe text.forC
}

/// Returns the name of a match outcome, such as `matched`; null for a number that is no outcome.
@_cdecl("waymark_outcome_name")
public func outcomeName(_ outcome: UInt8) -> UnsafePointer<CChar>? {
    let name: StaticString? =
        switch Int(outcome) {
        case WAYMARK_MATCHED: "matched"
        case WAYMARK_UNMATCHED: "unmatched"
        case WAYMARK_REJECTED: "rejected"
        case WAYMARK_UNREADABLE: "unreadable"
        default: nil
        }
    return unsafe name?.forC
}

/// Returns the name of the reason why a link is rejected, such as `tooLong`; null for a number that is no reason.
@_cdecl("waymark_reason_name")
public func reasonName(_ reason: UInt8) -> UnsafePointer<CChar>? { unsafe RejectionCodes.name(of: reason)?.forC }
