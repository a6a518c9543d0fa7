/// A minimal HTTP server (RFC 9112) for one page on the loopback interface, which notifies browsers of changes. One
/// page for local browsers is not worth a dependency.
struct ReportServer {
    private let listener: Int32
    /// The inode, size and modification time of each watched file.
    private var known: [String: [Int]] = [:]
    /// Connections with incomplete requests, such as those that browsers open in advance.
    private var asking: [(connection: Int32, request: [UInt8])] = []
    /// Connections with unsent parts of responses, because the clients read slowly.
    private var unsent: [(connection: Int32, rest: ArraySlice<UInt8>)] = []
    /// Connections of pages that wait for a notification of changed routes.
    private var waiting: [Int32] = []
    private var isUnread = true

    let port: UInt16

    private static let longestRequest = 16_384
    /// The maximum number of connections in each of the arrays `asking`, `unsent` and `waiting`.
    private static let mostConnections = 64
    /// The server-sent event that makes browsers reload the page.
    private static let change = "data: changed\n\n"

    /// - Parameters:
    ///   - port: The port; 0 for any free port.
    ///   - files: The files to watch.
    /// - Throws: ``ToolError`` if the port is unavailable.
    init(port: UInt16, files: [String]) throws(ToolError) {
        #if canImport(Glibc)
            let stream = Int32(SOCK_STREAM.rawValue)
        #else
            let stream = SOCK_STREAM
        #endif
        let listener = socket(AF_INET, stream, 0)
        var (address, length) = (sockaddr_in(), socklen_t(MemoryLayout<sockaddr_in>.size))
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var yes: Int32 = 1
        setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, length) == 0 && listen(listener, 16) == 0
                    && getsockname(listener, address, &length) == 0
            }
        }
        guard isBound else {
            let message = SystemError(code: errno).message
            close(listener)
            throw ToolError("port \(port) of 127.0.0.1 is unavailable: \(message)")
        }
        self.listener = listener
        self.port = UInt16(bigEndian: address.sin_port)
        for file in files { known[file] = Self.state(of: file) }
    }

    /// Serves until the process ends. `page` creates the current page, and returns further files to watch.
    @MainActor
    mutating func run(_ page: @MainActor () async -> (html: String, files: [String])) async throws -> Never {
        while true {
            let (html, files) = await page()
            for file in files where known[file] == nil { known[file] = Self.state(of: file) }
            isUnread = true
            for connection in waiting { finish(connection, writing: Self.change.utf8) }
            waiting = []
            repeat { answerRequests(html) } while known.allSatisfy { Self.state(of: $0) == $1 }
            for file in known.keys { known[file] = Self.state(of: file) }
        }
    }

    /// Waits at most 200 milliseconds for network events, and handles them.
    private mutating func answerRequests(_ html: String) {
        var polled = ([listener] + asking.map(\.connection)).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        polled += unsent.map { pollfd(fd: $0.connection, events: Int16(POLLOUT), revents: 0) }
        guard poll(&polled, nfds_t(polled.count), 200) > 0 else { return }
        let ready = Set(polled.filter { $0.revents != 0 }.map(\.fd))
        let slow = unsent.filter { ready.contains($0.connection) }
        unsent.removeAll { ready.contains($0.connection) }
        for (connection, rest) in slow { finish(connection, writing: rest) }
        let sending = asking.filter { ready.contains($0.connection) }
        asking.removeAll { ready.contains($0.connection) }
        for (connection, request) in sending { read(connection, behind: request, html) }
        guard ready.contains(listener) else { return }
        let connection = accept(listener, nil, nil)
        if connection >= 0 { hold(connection, []) }
    }

    /// Keeps a connection until the rest of its request arrives, and closes the oldest one if there are too many.
    private mutating func hold(_ connection: Int32, _ request: [UInt8]) {
        if asking.count == Self.mostConnections { close(asking.removeFirst().connection) }
        asking.append((connection, request))
    }

    /// Reads available bytes of a request, and answers it if it is complete or invalid.
    private mutating func read(_ connection: Int32, behind earlier: [UInt8], _ html: String) {
        var block = [UInt8](repeating: 0, count: 4096)
        let count = recv(connection, &block, block.count, Int32(MSG_DONTWAIT))
        if count < 0, errno == EAGAIN { return hold(connection, earlier) }
        let request = earlier + block.prefix(max(0, count))
        let isWhole = request.suffix(4).elementsEqual("\r\n\r\n".utf8)
        if count > 0, !isWhole, request.count < Self.longestRequest { return hold(connection, request) }
        answer(connection, to: isWhole ? String(decoding: request, as: UTF8.self) : nil, html)
    }

    private mutating func answer(_ connection: Int32, to request: String?, _ html: String) {
        let isHead = request?.hasPrefix("HEAD ") ?? false
        func write(_ status: String, _ type: String, _ body: String) {
            let answer = Self.head(status, type, count: body.utf8.count) + (isHead ? "" : body)
            finish(connection, writing: answer.utf8)
        }
        switch request.flatMap({ target(of: $0) }) {
        case "/":
            isUnread = isUnread && isHead
            write("200 OK", "text/html; charset=utf-8", html)
        case "/changes" where isHead: write("200 OK", "text/event-stream", "")
        case "/changes":
            let head = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\n\r\n"
            // No browser has loaded the current page yet, so this request is from an outdated page.
            if isUnread { return finish(connection, writing: (head + Self.change).utf8) }
            _ = Self.write(head.utf8, to: connection)
            // A closed page is detected only on the next write, so the number of waiting connections is limited.
            if waiting.count == Self.mostConnections { close(waiting.removeFirst()) }
            waiting.append(connection)
        case _?: write("404 Not Found", "text/plain", "not found\n")
        case nil: write("400 Bad Request", "text/plain", "bad request\n")
        }
    }

    /// Sends what the client accepts without delay, and closes the connection after the last byte.
    private mutating func finish(_ connection: Int32, writing bytes: some Sequence<UInt8>) {
        let rest = Self.write(bytes, to: connection)
        if rest.isEmpty {
            close(connection)
        } else {
            if unsent.count == Self.mostConnections { close(unsent.removeFirst().connection) }
            unsent.append((connection, rest))
        }
    }

    /// Returns the bytes that the client does not accept without delay; none if the connection is broken.
    private static func write(_ bytes: some Sequence<UInt8>, to connection: Int32) -> ArraySlice<UInt8> {
        var rest = Array(bytes)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT)) }
            if count < 0, errno == EAGAIN { return rest }
            guard count > 0 else { return [] }
            rest = rest.dropFirst(count)
        }
        return rest
    }

    /// Returns the path of a request; `nil` for methods except `GET` and `HEAD`, and other hosts (DNS rebinding).
    private func target(of request: String) -> String? {
        let lines = request.split(separator: "\r\n")
        let words = lines.first?.split(separator: " ") ?? []
        guard words.count == 3, ["GET", "HEAD"].contains(words[0]) else { return nil }
        let ends = [":\(port)"] + (port == 80 ? [""] : [])
        let hosts = ends.flatMap { ["127.0.0.1\($0)", "localhost\($0)"] }
        let isOwn = lines.dropFirst().contains { line in
            hosts.contains { line.lowercased() == "host: \($0)" || line.lowercased() == "host:\($0)" }
        }
        return isOwn ? String(words[1].prefix { $0 != "?" }) : nil
    }

    private static func head(_ status: String, _ type: String, count: Int) -> String {
        "HTTP/1.1 \(status)\r\nContent-Type: \(type)\r\nContent-Length: \(count)\r\n"
            + "Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n"
    }

    /// Returns the inode, size and modification time; empty for a missing file.
    private static func state(of path: String) -> [Int] {
        guard let status = fileStatus(path) else { return [] }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        return [Int(status.st_ino), Int(status.st_size), Int(time.tv_sec), Int(time.tv_nsec)]
    }
}
