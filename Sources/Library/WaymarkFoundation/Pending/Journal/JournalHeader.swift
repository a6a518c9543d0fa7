/// The first line of a journal: what the file is, in which form, and which of all the files that were ever in its place.
///
///     waymark pending links 2 9f0c…(16) 41d2…(16)
///
/// The last is the checksum of what stands before it.
struct JournalHeader: Hashable {
    /// The form of the lines; a file of a higher one cannot be taken apart.
    static let form = 2
    private static let name = Array("waymark pending links ".utf8)
    /// More than any header has.
    static let maximumLength = 80

    /// Chosen by chance for each file; every line repeats it. Blocks of a file that was deleted, which some disks bring
    /// up after a power cut, are of another one.
    let generation: UInt64
    var form = JournalHeader.form

    /// What it is in a file.
    var bytes: [UInt8] {
        let text = Self.name + Array(String(form).utf8) + [.space] + generation.hexDigits + [.space]
        return text + Checksum(text).value.hexDigits + [.newline]
    }

    /// Reads the header at the beginning of a file.
    init?(_ bytes: some Collection<UInt8>) {
        let line = Array(bytes.prefix(Self.maximumLength).prefix { $0 != .newline })
        guard line.starts(with: Self.name), line.count < Self.maximumLength, line.count < bytes.count,
            let checksum = UInt64(hexDigits: line.suffix(16)), checksum == Checksum(line.dropLast(16)).value
        else { return nil }
        let words = line.dropFirst(Self.name.count).split(separator: .space)
        guard words.count == 3, let form = Int(String(decoding: words[0], as: UTF8.self)),
            let generation = UInt64(hexDigits: words[1])
        else { return nil }
        (self.generation, self.form) = (generation, form)
    }

    init(generation: UInt64 = .random(in: .min ... .max)) { self.generation = generation }

    /// Whether this is all that there is of a file whose first bytes were being written.
    static func isTorn(_ bytes: [UInt8]) -> Bool {
        guard bytes.count < maximumLength, !bytes.contains(.newline) else { return false }
        let rest = bytes.dropFirst(name.count)
        return name.starts(with: bytes.prefix(name.count)) && rest.allSatisfy(\.isOfHead)
    }
}

extension UInt8 {
    static var space: UInt8 { UInt8(ascii: " ") }
    static var newline: UInt8 { UInt8(ascii: "\n") }

    /// Whether it may stand in a header or in front of the body of a line.
    var isOfHead: Bool {
        switch self {
        case .space, UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
        default: false
        }
    }
}
