#if Tool
    import WaymarkManifest

    /// The key of `--hash`: all bytes of a file, a line end at its end as well.
    enum HashKey {
        /// The shortest key in bytes: the size of the hash, below which RFC 2104 advises against it.
        static let shortest = 32
        /// The longest key in bytes. A longer file is no key, but given by mistake.
        static let longest = 4096

        /// The hashes with the key of a file.
        ///
        /// - Throws: A ``ToolError`` if the file is no key, or if the tool was built without the trait `Hashing`.
        static func hashing(withKeyAt path: String) throws -> any ValueHashing {
            let key = try read(path)
            #if Hashing
                return KeyedHash(key: key)
            #else
                _ = key
                throw ToolError(
                    "this build has no --hash; build it with the package trait Hashing: "
                        + "swift build -c release --traits Tool,Hashing --product waymark")
            #endif
        }

        static func read(_ path: String) throws -> [UInt8] {
            guard path != FileContents.standardInput else {
                throw ToolError("the key cannot come from standard input, where the links come from")
            }
            let file = "the key file \(path.escaped())"
            let key: [UInt8]
            do throws(RouteFileProblem) {
                key = try FileContents.read(path, limit: longest)
            } catch {
                let reason = error.code == "is-directory" ? "it is a directory" : error.message
                throw ToolError("\(file) cannot be read: \(reason)")
            }
            if key.count > longest {
                throw ToolError("\(file) has more than \(grouped(longest)) bytes: is it another file?")
            }
            guard key.count >= shortest else {
                let found = key.isEmpty ? "is empty" : "has \(key.count) bytes"
                throw ToolError(
                    "\(file) \(found), and a key has at least \(shortest); "
                        + "'openssl rand -out FILE \(shortest)' makes one")
            }
            return key
        }
    }
#endif
