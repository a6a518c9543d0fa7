#if Macros
    #if canImport(FoundationEssentials)
        import FoundationEssentials
    #else
        import Foundation
    #endif
    #if canImport(Darwin)
        import Darwin
    #elseif canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #endif

    /// A relay of messages (JSON after an eight-byte length) between the macro plugin and the compiler. It moves
    /// diagnostics from the start of a literal to the right position; see ``PositionMark``.
    package enum MessageRelay {
        /// Whether the relay forwards the plugin's messages. Written once, before the first message.
        nonisolated(unsafe) private(set) static var isRunning = false

        #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
            package static func start() {
                let compiler = dup(STDOUT_FILENO)
                var ends: [CInt] = [0, 0]
                guard compiler >= 0, pipe(&ends) == 0, dup2(ends[1], STDOUT_FILENO) >= 0 else { return }
                close(ends[1])
                let plugin = ends[0]
                isRunning = true
                Task.detached {
                    while let message = nextMessage(from: plugin) { send(relayed(message), to: compiler) }
                }
            }

            private static func nextMessage(from file: CInt) -> [UInt8]? {
                guard let header = bytes(8, from: file) else { return nil }
                return bytes(header.reversed().reduce(0) { $0 << 8 | Int($1) }, from: file)
            }

            private static func bytes(_ count: Int, from file: CInt) -> [UInt8]? {
                var bytes = [UInt8](repeating: 0, count: count)
                var filled = 0
                while filled < count {
                    let length = bytes.withUnsafeMutableBytes {
                        read(file, $0.baseAddress?.advanced(by: filled), count - filled)
                    }
                    if length < 0, errno == EINTR { continue }
                    guard length > 0 else { return nil }
                    filled += length
                }
                return bytes
            }

            private static func send(_ message: [UInt8], to file: CInt) {
                var rest = (0..<8).map { UInt8(truncatingIfNeeded: message.count >> ($0 * 8)) } + message
                while !rest.isEmpty {
                    let length = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
                    if length < 0, errno == EINTR { continue }
                    guard length > 0 else { return }
                    rest.removeFirst(length)
                }
            }
        #else
            package static func start() {}
        #endif

        static func relayed(_ message: [UInt8]) -> [UInt8] {
            guard message.contains(PositionMark.bytes),
                let value = try? JSONDecoder().decode(JSONValue.self, from: Data(message)),
                let data = try? JSONEncoder().encode(PositionMark.applied(to: value))
            else { return message }
            return Array(data)
        }
    }
#endif
