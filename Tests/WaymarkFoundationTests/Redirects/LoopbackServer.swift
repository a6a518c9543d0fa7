import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A server on 127.0.0.1 with valid, slow and broken responses.
final class LoopbackServer: Sendable {
    /// The response to a request by its path and the server's port.
    typealias Answers = @Sendable (_ path: String, _ port: UInt16) -> Answer

    enum Answer: Sendable {
        case redirect(to: String, status: Int = 302)
        case page
        /// Repeated bytes until the client closes the connection.
        case endless(head: String, body: String)
        /// One byte at a time, with a delay.
        case trickle(String, every: Duration)
        case silence
        case hangUp
        case text(String)
    }

    let port: UInt16
    private let socket: Int32

    init(_ answers: @escaping Answers) throws {
        #if canImport(Glibc)
            let kind = Int32(SOCK_STREAM.rawValue)
        #else
            let kind = SOCK_STREAM
        #endif
        let socket = Self.socket(kind)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(socket, address, length) == 0 && listen(socket, 16) == 0
                    && getsockname(socket, address, &length) == 0
            }
        }
        guard isBound else { throw POSIXError(.EADDRNOTAVAIL) }
        let port = UInt16(bigEndian: address.sin_port)
        (self.socket, self.port) = (socket, port)
        Thread.detachNewThread {
            while case let connection = accept(socket, nil, nil), connection >= 0 {
                Thread.detachNewThread { Self.serve(connection, answers, port) }
            }
        }
    }

    /// Stops accepting connections. Accepted connections stay open until their response ends.
    func stop() {
        shutdown(socket, Int32(SHUT_RDWR))
        close(socket)
    }

    private static func socket(_ kind: Int32) -> Int32 {
        #if canImport(Glibc)
            Glibc.socket(AF_INET, kind, 0)
        #elseif canImport(Musl)
            Musl.socket(AF_INET, kind, 0)
        #else
            Darwin.socket(AF_INET, kind, 0)
        #endif
    }

    private static func serve(_ connection: Int32, _ answers: Answers, _ port: UInt16) {
        defer { close(connection) }
        guard let path = path(read(connection)) else { return }
        switch answers(path, port) {
        case .redirect(let target, let status):
            write(connection, "HTTP/1.1 \(status) Moved\r\nLocation: \(target)\r\nContent-Length: 0\r\n\r\n")
        case .page: write(connection, "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi")
        case .text(let text): write(connection, text)
        case .endless(let head, let body):
            guard write(connection, head) else { return }
            while write(connection, body) {}
        case .trickle(let text, let pause):
            for byte in text {
                Thread.sleep(forTimeInterval: pause / .seconds(1))
                guard write(connection, String(byte)) else { return }
            }
        case .silence: _ = read(connection)
        case .hangUp: return
        }
    }

    /// Returns the request up to the empty line. A later call waits until the client closes the connection.
    private static func read(_ connection: Int32) -> String {
        var text = "", buffer = [UInt8](repeating: 0, count: 4096)
        while !text.contains("\r\n\r\n") {
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { break }
            text += String(decoding: buffer[..<count], as: UTF8.self)
        }
        return text
    }

    private static func path(_ request: String) -> String? {
        request.split(separator: " ").dropFirst().first.map { String($0) }
    }

    @discardableResult
    private static func write(_ connection: Int32, _ text: String) -> Bool {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            #if canImport(Darwin)
                let flags: Int32 = 0
            #else
                let flags = Int32(MSG_NOSIGNAL)
            #endif
            let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, flags) }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
