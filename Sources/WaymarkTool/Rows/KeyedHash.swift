#if Tool
    import Crypto
    import WaymarkCore
    import WaymarkManifest

    /// Hashes that only somebody with the key can make or compare with a guess: HMAC-SHA-256 (RFC 2104) of the name of the
    /// parameter, a NUL, and the value. The first 16 of its 32 bytes are written, in hexadecimal digits.
    ///
    /// Values of parameters with different names have different hashes: otherwise a page 1 would tell who user 1 is.
    struct KeyedHash: ValueHashing {
        /// How many bytes a key has at least: those of the hash, below which RFC 2104 advises against it.
        static let shortestKey = 32
        /// How many it has at most. What is longer is no key, but a file that was given by mistake.
        static let longestKey = 4096
        /// How many bytes of the hash are written: half of it, as RFC 2104 asks for at least.
        static let byteCount = 16

        /// What has read the key already. It is copied, and the key is read once.
        private let keyed: HMAC<Crypto.SHA256>

        init(key: [UInt8]) { keyed = HMAC(key: SymmetricKey(data: key)) }

        /// Reads a key: all bytes of a file, a line end at its end as well.
        init(contentsOf path: String) throws {
            guard path != FileContents.standardInput else {
                throw ToolError("the key cannot come from standard input, where the links come from")
            }
            let file = "the key file \(path.escaped())"
            let key: [UInt8]
            do throws(RouteFileProblem) {
                key = try FileContents.read(path, limit: Self.longestKey)
            } catch {
                let reason = error.code == "is-directory" ? "it is a directory" : error.message
                throw ToolError("\(file) cannot be read: \(reason)")
            }
            if key.count > Self.longestKey {
                throw ToolError("\(file) has more than \(grouped(Self.longestKey)) bytes: is it another file?")
            }
            guard key.count >= Self.shortestKey else {
                let found = key.isEmpty ? "is empty" : "has \(key.count) bytes"
                throw ToolError(
                    "\(file) \(found), and a key has at least \(Self.shortestKey); "
                        + "'openssl rand -out FILE \(Self.shortestKey)' makes one")
            }
            self.init(key: key)
        }

        func writeHash(of value: Bytes, named name: [UInt8], to out: inout OutputBuffer) {
            var hash = keyed
            Scratch.withRoom(of: UInt8.self, count: name.count + 1 + value.count) { room in
                var count = 0
                for byte in name {
                    room[count] = byte
                    count &+= 1
                }
                room[count] = 0
                count &+= 1
                for byte in value {
                    room[count] = byte
                    count &+= 1
                }
                _ = room.bytes(count).withContiguousStorageIfAvailable { hash.update(data: UnsafeRawBufferPointer($0)) }
            }
            hash.finalize().withUnsafeBytes { bytes in
                for byte in bytes.prefix(Self.byteCount) {
                    out.append(Self.digit(byte >> 4))
                    out.append(Self.digit(byte & 15))
                }
            }
        }

        private static func digit(_ value: UInt8) -> UInt8 {
            value < 10 ? UInt8(ascii: "0") &+ value : UInt8(ascii: "a") &+ value &- 10
        }
    }
#endif
