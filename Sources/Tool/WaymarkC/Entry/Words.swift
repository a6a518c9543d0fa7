public import WaymarkCHeader

/// Returns the message of a status.
@_cdecl("waymark_status_text")
public func statusText(_ status: waymark_status) -> UnsafePointer<CChar> { unsafe StatusMessages.text(of: status).forC }

/// Returns the name of an outcome.
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

/// Returns the name of a reason.
@_cdecl("waymark_reason_name")
public func reasonName(_ reason: UInt8) -> UnsafePointer<CChar>? { unsafe RejectionCodes.name(of: reason)?.forC }
