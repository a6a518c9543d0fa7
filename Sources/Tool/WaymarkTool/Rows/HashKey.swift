#if Tool
    import WaymarkManifest

    /// The key for `--hash`: all bytes of a file, including a final line break.
    enum HashKey {
        /// The minimum length in bytes: the size of the hash. RFC 2104 discourages shorter keys.
        static let shortest = 32
        /// The maximum length in bytes. A longer file is probably not a key.
        static let longest = 4096

        /// Returns a hash function for captured values, with the file at `path` as its key.
        ///
        /// - Throws: ``ToolError`` for an invalid key file, or if the tool was built without the trait `Hashing`.
        static func hashing(withKeyAt path: String) throws -> ValueHash {
            let key = try read(path)
            #if Hashing
                return KeyedHash(key: key).hash
            #else
                _ = key
                throw ToolError(
                    "this build has no --hash; build it with the package trait Hashing: "
                        + "swift build -c release --traits Tool,Hashing --product waymark")
            #endif
        }

        static func read(_ path: String) throws -> [UInt8] {
            guard path != FileContents.standardInput else {
                throw ToolError("the key cannot be read from standard input, which contains the links")
            }
            let file = "the key file \(path.escaped())"
            let key: [UInt8]
            do throws(RouteFileError) {
                key = try FileContents.read(path, limit: longest)
            } catch {
                let problem = error.problems[0]
                let reason = problem.code == "is-directory" ? "it is a directory" : problem.message
                throw ToolError("\(file) cannot be read: \(reason)")
            }
            if key.count > longest {
                throw ToolError("\(file) has more than \(grouped(longest)) bytes: is it another file?")
            }
            guard key.count >= shortest else {
                let found = key.isEmpty ? "is empty" : "has \(key.count) bytes"
                throw ToolError(
                    "\(file) \(found), and a key has at least \(shortest); "
                        + "'openssl rand -out FILE \(shortest)' creates one")
            }
            return key
        }
    }
#endif
