#if Hashing
    import Crypto
    import WaymarkCore

    /// Hashes that only somebody with the key can make or compare with a guess: HMAC-SHA-256 (RFC 2104) of the name of the
    /// parameter, a NUL, and the value. The first 16 of its 32 bytes are written, in hexadecimal digits.
    ///
    /// Values of parameters with different names have different hashes: otherwise a page 1 would tell who user 1 is.
    struct KeyedHash: ValueHashing {
        /// The number of bytes that are written: half of the hash, the least that RFC 2104 asks for.
        static let byteCount = 16

        /// The state of the hash behind the key, which each hash begins with.
        private let keyed: HMAC<Crypto.SHA256>

        init(key: [UInt8]) { keyed = HMAC(key: SymmetricKey(data: key)) }

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
