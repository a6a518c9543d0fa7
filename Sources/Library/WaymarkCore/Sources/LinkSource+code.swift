extension LinkSource {
    /// The source as Swift code that creates it: `.host("example.com", port: 8443)`.
    package var code: String {
        switch kind {
        case .anywhere(let http, let web, let custom):
            let arguments = [
                http ? "http: true" : nil, web == .ignored ? nil : "web: .firstSegment",
                custom == .firstSegment ? nil : "custom: .ignored",
            ].compactMap { $0 }
            return ".anywhere" + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
        case .host(let host, let port, let http, let https):
            // A host with only `http` has no Swift initializer.
            guard https else { return description }
            return ".host(" + host.literal + (port.map { ", port: \($0)" } ?? "") + (http ? ", http: true)" : ")")
        case .scheme(let scheme, let host, let port, let rule):
            let place = host.map { ", host: " + $0.literal } ?? (rule == .ignored ? ", host: .ignored" : "")
            return ".scheme(" + scheme.literal + place + (port.map { ", port: \($0)" } ?? "") + ")"
        }
    }
}

extension String {
    fileprivate var literal: String {
        "\"" + flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] } + "\""
    }
}
