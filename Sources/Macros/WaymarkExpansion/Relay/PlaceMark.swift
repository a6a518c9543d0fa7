#if Macros
    /// How far inside its node a diagnostic stands, carried behind its message.
    ///
    /// A diagnostic has a position of its own, but the compiler is sent the start of its node: for a pattern, the place where
    /// its literal begins. The mark is put behind the message. The relay takes it off again and moves the position.
    enum PlaceMark {
        /// A character that stands in no message: one for private use, which JSON does not escape.
        private static let separator: Character = "\u{E000}"
        /// The bytes by which a message with a mark is known.
        static let bytes = Array(String(separator).utf8)

        static func marked(_ message: String, distance: Int) -> String {
            guard MessageRelay.isRunning, distance > 0 else { return message }
            return message + String(separator) + String(distance)
        }

        /// The message and the distance behind it; `nil` if it has no mark.
        private static func parts(of message: String) -> (message: String, distance: Int)? {
            guard let mark = message.lastIndex(of: separator), let distance = Int(message[mark...].dropFirst()) else {
                return nil
            }
            return (String(message[..<mark]), distance)
        }

        /// The value with every marked message at its place.
        static func applied(to value: JSONValue) -> JSONValue {
            switch value {
            case .array(let values): return .array(values.map(applied))
            case .object(var members):
                if case .string(let text) = members["message"], let (message, distance) = parts(of: text) {
                    members["message"] = .string(message)
                    members["position"] = members["position"].map { moved($0, by: distance) }
                }
                return .object(members.mapValues(applied))
            case .string, .number, .bool, .null: return value
            }
        }

        private static func moved(_ position: JSONValue, by distance: Int) -> JSONValue {
            guard case .object(var members) = position, case .number(let offset) = members["offset"] else {
                return position
            }
            members["offset"] = .number(offset + distance)
            return .object(members)
        }
    }
#endif
