/// The hash by which a page says which of its scripts and styles may run: SHA-256 (FIPS 180-4).
enum SHA256 {
    /// `sha256-` and the hash in Base64, as a Content-Security-Policy has it (CSP Level 3, 2.3.1).
    static func source(of text: String) -> String { "'sha256-\(Base64.text(of: hash(of: Array(text.utf8))))'" }

    /// The 32 bytes of the hash.
    static func hash(of bytes: [UInt8]) -> [UInt8] {
        var state: [UInt32] = [
            0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
        ]
        var padded = bytes + [0x80]
        padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
        padded += (0..<8).map { UInt8(truncatingIfNeeded: (UInt64(bytes.count) * 8) >> (56 - 8 * UInt64($0))) }
        for start in stride(from: 0, to: padded.count, by: 64) { add(padded[start..<start + 64], to: &state) }
        return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) } }
    }

    private static func add(_ block: ArraySlice<UInt8>, to state: inout [UInt32]) {
        var words = [UInt32](repeating: 0, count: 64)
        for index in 0..<16 {
            words[index] = block.dropFirst(4 * index).prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
        }
        for index in 16..<64 {
            let (a, b) = (words[index - 15], words[index - 2])
            let first = rotated(a, 7) ^ rotated(a, 18) ^ a >> 3
            let second = rotated(b, 17) ^ rotated(b, 19) ^ b >> 10
            words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
        }
        var s = state
        for index in 0..<64 {
            let choice = s[4] & s[5] ^ ~s[4] & s[6]
            let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
            let first = rotated(s[4], 6) ^ rotated(s[4], 11) ^ rotated(s[4], 25)
            let second = rotated(s[0], 2) ^ rotated(s[0], 13) ^ rotated(s[0], 22)
            let one = s[7] &+ first &+ choice &+ constants[index] &+ words[index]
            s = [one &+ second &+ majority, s[0], s[1], s[2], s[3] &+ one, s[4], s[5], s[6]]
        }
        for index in 0..<8 { state[index] &+= s[index] }
    }

    private static func rotated(_ word: UInt32, _ by: UInt32) -> UInt32 { word >> by | word << (32 - by) }

    /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = {
        var primes: [UInt64] = []
        var candidate: UInt64 = 2
        while primes.count < 64 {
            if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
            candidate += 1
        }
        return primes.map { prime in
            // The greatest number whose cube is at most the prime times 2^96.
            var root: UInt64 = 0
            for bit in (UInt64(0)..<35).reversed() {
                let larger = root | 1 << bit
                if isCube(larger, atMost: prime) { root = larger }
            }
            return UInt32(truncatingIfNeeded: root)
        }
    }()

    private static func isCube(_ root: UInt64, atMost prime: UInt64) -> Bool {
        let square = root.multipliedFullWidth(by: root)
        // Roots have 35 bits at most, so that the square has 70, and the cube 105.
        let low = square.low.multipliedFullWidth(by: root)
        let high = low.high &+ square.high &* root
        return high < prime << 32 || high == prime << 32 && low.low == 0
    }
}

/// Base64 (RFC 4648, section 4).
enum Base64 {
    static func text(of bytes: [UInt8]) -> String {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            var bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            bits &= 0xFFFFFF
            for index in 0..<4 {
                text.append(index <= group.count ? digits[bits >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
