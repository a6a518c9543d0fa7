/// A file format that is not text in UTF-8, or not the expected text. It is recognized by the first bytes of a file.
package struct ForeignFormat: Sendable, Hashable {
    let message: String
    let help: String

    package static let utf16 = ForeignFormat(
        message: "the file is UTF-16; expected UTF-8", help: "save the file with the encoding UTF-8")
    package static let gzip = ForeignFormat(
        message: "the file is compressed with gzip",
        help: "decompress it with 'gunzip', or fetch it with 'curl --compressed'")
    private static let compiledTable = ForeignFormat(
        message: "the file is a compiled table",
        help: "name its route file, or give it with '--table' to a verb with this option")
    /// CMS (RFC 5652) in DER, PEM or S/MIME.
    private static let signed = ForeignFormat(
        message: "the file is signed (CMS), not text",
        help: "write the content without its signature; only iOS 8 and earlier need one in a site's file")
    private static let archive = ForeignFormat(
        message: "the file is a ZIP archive", help: "name a text file of it")
    private static let binaryXML = ForeignFormat(
        message: "the file is binary XML, as in an APK",
        help: "name the merged manifest of the build, or decode it with 'apkanalyzer manifest print'")
    private static let html = ForeignFormat(
        message: "the file is an HTML page", help: "fetch the file itself; a server without it may answer with a page")
    private static let response = ForeignFormat(
        message: "the file begins with HTTP headers", help: "fetch it without the option '-i' of curl")
}

extension ForeignFormat {
    /// - Parameter bytes: The content of a file, or its beginning, without a byte order mark of UTF-8.
    package init?(_ bytes: some Collection<UInt8>) {
        let start = Array(bytes.prefix(64))
        let text = String(decoding: start.drop { $0 <= 0x20 }, as: UTF8.self).lowercased()
        let known = Self.starts.first { start.starts(with: $0.bytes) }?.format
        let isDER = start.first == 0x30 && start.dropFirst().first.map { 0x80..<0x90 ~= $0 } ?? false
        let other = isDER ? Self.signed : start.isUTF16 ? .utf16 : nil
        let format = known ?? other ?? Self.texts.first { text.hasPrefix($0.text) }?.format
        guard let format else { return nil }
        self = format
    }

    private static let starts: [(bytes: [UInt8], format: ForeignFormat)] = [
        ([0xFF, 0xFE], .utf16), ([0xFE, 0xFF], .utf16), ([0x1F, 0x8B], .gzip), (Array("WMCT".utf8), .compiledTable),
        ([0x50, 0x4B, 0x03, 0x04], .archive), ([0x03, 0x00, 0x08, 0x00], .binaryXML), (Array("HTTP/".utf8), .response),
    ]

    /// Beginnings of text formats, in lowercase, without leading white space.
    private static let texts: [(text: String, format: ForeignFormat)] = [
        ("-----begin pkcs7", .signed), ("-----begin cms", .signed), ("mime-version:", .signed),
        ("<!doctype html", .html), ("<html", .html),
    ]
}

extension [UInt8] {
    /// `true` if the bytes begin with two ASCII characters in UTF-16, in either byte order, without a byte order mark.
    fileprivate var isUTF16: Bool {
        guard count >= 4 else { return false }
        let isText = { (byte: UInt8) in 0x20..<0x7F ~= byte || [0x09, 0x0A, 0x0D].contains(byte) }
        return [0, 1].contains { low in
            isText(self[low]) && isText(self[low + 2]) && self[1 - low] == 0 && self[3 - low] == 0
        }
    }
}
