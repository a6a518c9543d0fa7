// swift-format-ignore-file
enum ReportEngineText {
    static let byteCount = 0
    static let base64: StaticString = "QUJD"
}
