#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// An error of a ``PendingLinkFile``, such as a failed system call. It contains no part of a link.
public struct PendingLinkFileError: Error, Sendable, Hashable, CustomStringConvertible {
    enum Kind: Sendable, Hashable {
        case unreadable(reason: String)
        case damaged(leftOut: Int)
        case unwritable
        case system(call: String, code: Int32)
    }

    let kind: Kind

    /// The URL of the copy of a damaged file; `nil` if copying failed, and for other errors.
    public let setAside: URL?

    init(_ kind: Kind, setAside: URL? = nil) { (self.kind, self.setAside) = (kind, setAside) }

    /// The number of links that the damage makes unreadable; 0 for other errors.
    public var leftOut: Int { if case .damaged(let count) = kind { count } else { 0 } }

    /// The name of the failed system call, such as `open`; `nil` for other errors.
    public var call: String? { if case .system(let call, _) = kind { call } else { nil } }

    /// The `errno` of the system call; `nil` for other errors.
    public var code: Int32? { if case .system(_, let code) = kind { code } else { nil } }

    /// A sentence that describes the error, without parts of a link.
    public var description: String {
        let copy = setAside.map { "it was set aside as '\($0.lastPathComponent)'" } ?? "it could not be set aside"
        return switch kind {
        case .unreadable(let reason): "the file does not contain pending links: \(reason); \(copy)"
        case .damaged(let count): "the file is damaged: \(count) links are left out; \(copy)"
        case .unwritable: "a link has no representation in JSON"
        case .system(let call, let code):
            "the file cannot be read or written: '\(call)' failed with error \(code), \(SystemProcess.message(of: code))"
        }
    }
}
