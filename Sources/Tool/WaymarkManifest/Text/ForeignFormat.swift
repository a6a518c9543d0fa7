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
        let known = Self.starts.first { start.starts(with: $0.bytes) }?.format
        let isDER = start.first == 0x30 && start.dropFirst().first.map { 0x80..<0x90 ~= $0 } ?? false
        let format = known ?? (isDER ? .signed : Self.texts.first { text.hasPrefix($0.text) }?.format)
        guard let format else { return nil }
        self = format
    }

    private static let starts: [(bytes: [UInt8], format: ForeignFormat)] = [
        ([0xFF, 0xFE], .utf16), ([0xFE, 0xFF], .utf16), ([0x1F, 0x8B], .gzip), (Array("WMCT".utf8), .compiledTable),
        ([0x50, 0x4B, 0x03, 0x04], .archive), ([0x03, 0x00, 0x08, 0x00], .binaryXML), (Array("HTTP/".utf8), .response),
    ]

    /// The beginnings of text formats, in lowercase and without leading white space.
    private static let texts: [(text: String, format: ForeignFormat)] = [
        ("-----begin pkcs7", .signed), ("-----begin cms", .signed), ("mime-version:", .signed),
        ("<!doctype html", .html), ("<html", .html),
    ]
}
