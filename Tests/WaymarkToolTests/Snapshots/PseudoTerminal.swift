#if Tool
    import Foundation

    #if canImport(Darwin)
        import Darwin
    #elseif canImport(Musl)
        import Musl
    #else
        import Glibc
    #endif

    /// A pseudo-terminal: data written to one end can be read from the other.
    struct PseudoTerminal {
        /// The end for the tool's input and output.
        let tool: FileHandle
        private let screen: FileHandle

        init() throws {
            var (screen, tool): (Int32, Int32) = (-1, -1)
            guard openpty(&screen, &tool, nil, nil, nil) == 0 else { throw CocoaError(.fileNoSuchFile) }
            self.screen = FileHandle(fileDescriptor: screen, closeOnDealloc: true)
            self.tool = FileHandle(fileDescriptor: tool, closeOnDealloc: true)
        }

        /// Writes text as if typed on the keyboard.
        func type(_ text: String) throws {
            try screen.write(contentsOf: Data(text.utf8))
        }

        /// Returns the output so far.
        func text() -> String {
            // A marker guarantees that data is available, so that reading does not block.
            try? tool.write(contentsOf: Data("\u{4}".utf8))
            var text = ""
            // The tool may write more after the marker.
            while !text.contains("\u{4}") {
                let data = screen.availableData
                if data.isEmpty { break }
                text += String(decoding: data, as: UTF8.self)
            }
            return text.filter { $0 != "\u{4}" }.replacingOccurrences(of: "\r\n", with: "\n")
        }
    }
#endif
