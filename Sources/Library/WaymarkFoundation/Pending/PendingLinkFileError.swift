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
        /// The file is one, but not all of it; where a copy of it is, if there could be one.
        case damaged(leftOut: Int, copy: URL?)
        /// Found while the file is read.
        case foreign(reason: String)
        /// A link that JSON has no form for.
        case unwritable
        /// A call of the system that failed.
        case system(call: String, code: Int32)
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    /// Where the file is now that cannot be read, or a copy of the one that is damaged; `nil` if there is none, or for
    /// another error.
    public var setAside: URL? {
        switch kind {
        case .unreadable(_, let place), .damaged(_, let place): place
        case .foreign, .unwritable, .system: nil
        }
    }

    /// How many links were left out because they may have been opened, which a damaged part of the file would have told.
    /// Those whose own part is damaged are not counted.
    public var leftOut: Int { if case .damaged(let count, _) = kind { count } else { 0 } }

    /// Why the file is none of this kind.
    var reason: String {
        switch kind {
        case .unreadable(let reason, _), .foreign(let reason): reason
        case .damaged, .unwritable, .system: description
        }
    }

    /// The call of the system that failed, such as `open`; `nil` for another error.
    public var call: String? { if case .system(let call, _) = kind { call } else { nil } }

    /// The number of the system's error, `errno`; `nil` for another error.
    public var code: Int32? { if case .system(_, let code) = kind { code } else { nil } }

    /// What went wrong, as a sentence.
    public var description: String {
        switch kind {
        case .unreadable(let reason, let place?):
            "the file is no file of pending links: \(reason); it was set aside as '\(place.lastPathComponent)'"
        case .unreadable(let reason, nil):
            "the file is no file of pending links: \(reason); it could not be set aside"
        case .damaged(let count, let place):
            "the file is damaged: \(count) links that may have been opened are left out; "
                + (place.map { "a copy is kept as '\($0.lastPathComponent)'" } ?? "no copy could be kept")
        case .foreign(let reason): "the file is no file of pending links: \(reason)"
        case .unwritable: "a link has no form in JSON"
        case .system(let call, let code): "the file cannot be read or written: \(call) failed with error \(code)"
        }
    }
}
