import Foundation

/// A file of lines. A line is present or missing as a whole, even if the program is killed.
struct Log {
    private let file: Int32

    init(_ name: String, in folder: URL) {
        file = open(folder.appending(path: name).path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        guard file >= 0 else { fail("\(name) cannot be opened") }
    }

    func write(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        guard Foundation.write(file, bytes, bytes.count) == bytes.count else { fail("a line cannot be written") }
    }

    /// Returns the number of occurrences of each line.
    static func counts(_ name: String, in folder: URL) -> [String: Int] {
        let text = (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").reduce(into: [:]) { $0[String($1), default: 0] += 1 }
    }
}

/// Exits with code 2, which the script treats as a failure.
func fail(_ what: String) -> Never {
    FileHandle.standardError.write(Data((what + "\n").utf8))
    exit(2)
}
