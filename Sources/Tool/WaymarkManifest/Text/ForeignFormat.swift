/// A format that is mistaken for a text file, recognized by its first bytes.
package enum ForeignFormat: Sendable, Hashable {
    case utf16
    case gzip
    case compiledTable
    /// A signed message (CMS, RFC 5652) in DER, PEM or S/MIME.
    case signed
    /// A ZIP archive, such as an APK.
    case archive
    /// The compiled XML of an APK.
    case binaryXML
    case html
    /// An HTTP response with its header fields.
    case response

    /// - Parameter bytes: The content of a file, or its beginning, without a byte order mark of UTF-8.
    /// - Returns: `nil` for every other format.
    package init?(_ bytes: some Collection<UInt8>) {
        let start = Array(bytes.prefix(64))
        let text = String(decoding: start.drop { $0 <= 0x20 }, as: UTF8.self).lowercased()
        if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) {
            self = .utf16
        } else if start.starts(with: [0x1F, 0x8B]) {
            self = .gzip
        } else if start.starts(with: "WMCT".utf8) {
            self = .compiledTable
        } else if start.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
            self = .archive
        } else if start.starts(with: [0x03, 0x00, 0x08, 0x00]) {
            self = .binaryXML
        } else if start.first == 0x30, let length = start.dropFirst().first, 0x80..<0x90 ~= length {
            self = .signed
        } else if ["-----begin pkcs7", "-----begin cms", "mime-version:"].contains(where: text.hasPrefix) {
            self = .signed
        } else if text.hasPrefix("<!doctype html") || text.hasPrefix("<html") {
            self = .html
        } else if start.starts(with: "HTTP/".utf8) {
            self = .response
        } else {
            return nil
        }
    }
}
