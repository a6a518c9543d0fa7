#if Hashing
    import Crypto
    import WaymarkCore

    /// Keyed hashes of captured values: HMAC-SHA-256 (RFC 2104) of the parameter's name, a NUL, and the value, cut to
    /// 16 bytes, in hexadecimal. Without the key, hashes cannot be computed, nor guessed values tested.
    ///
    /// The name is included, because otherwise the hash of `page=1` would reveal that of `user=1`.
    struct KeyedHash: Sendable {
        /// The number of bytes of a hash to write: half of them, the minimum of RFC 2104.
        static let byteCount = 16

        /// The state after hashing the key, with which every hash begins.
        private let keyed: HMAC<Crypto.SHA256>

        init(key: [UInt8]) { keyed = HMAC(key: SymmetricKey(data: key)) }

        @Sendable
        func hash(of value: Bytes, named name: String) -> String {
            var hash = keyed
            var message = OutputBuffer(capacity: name.utf8.count + 1 + value.count)
            message.write(name)
            message.append(0)
            message.append(value)
            message.withBytes { hash.update(data: UnsafeRawBufferPointer($0)) }
            var text = OutputBuffer(capacity: 2 * Self.byteCount)
            hash.finalize().withUnsafeBytes { bytes in
                for byte in bytes.prefix(Self.byteCount) {
                    text.append(Self.digit(byte >> 4))
                    text.append(Self.digit(byte & 15))
                }
            }
            return text.text
        }

        private static func digit(_ value: UInt8) -> UInt8 {
            value < 10 ? UInt8(ascii: "0") &+ value : UInt8(ascii: "a") &+ value &- 10
        }
    }
#endif
