#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// What went wrong with a ``PendingLinkFile``.
///
/// It has nothing of what the file holds.
public struct PendingLinkFileError: Error, Sendable, Hashable, CustomStringConvertible {
    enum Kind: Sendable, Hashable {
        /// The file is not one of this kind; where it is now, if it could be moved.
        case unreadable(reason: String, setAside: URL?)
        /// Found before the file is read.
        case foreign(reason: String)
        /// More links than fit.
        case tooLarge(leftOut: Int, limit: Int)
        /// A call of the system that failed.
        case system(call: String, code: Int32)
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    /// Where a file that cannot be read is now; `nil` if it is still in its place, or for another error.
    public var setAside: URL? { if case .unreadable(_, let place) = kind { place } else { nil } }

    /// How many links were left out because the file would have been too large.
    public var leftOut: Int { if case .tooLarge(let count, _) = kind { count } else { 0 } }

    var reason: String? {
        switch kind {
        case .unreadable(let reason, _), .foreign(let reason): reason
        case .tooLarge, .system: nil
        }
    }

    /// What went wrong, as a sentence.
    public var description: String {
        switch kind {
        case .unreadable(let reason, let place?):
            "the file is no file of pending links: \(reason); it was set aside as '\(place.lastPathComponent)'"
        case .unreadable(let reason, nil):
            "the file is no file of pending links: \(reason); it could not be set aside"
        case .foreign(let reason): "the file is no file of pending links: \(reason)"
        case .tooLarge(let leftOut, let limit):
            "\(leftOut) of the oldest links were not saved, because a file has at most \(limit) bytes"
        case .system(let call, let code): "the file cannot be written: \(call) failed with error \(code)"
        }
    }
}
