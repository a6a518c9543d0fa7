#if Macros
    /// A mark at the end of a message: the distance in bytes of a diagnostic from the start of its string literal. The
    /// compiler only receives the start. ``MessageRelay`` removes the mark and adds the distance.
    enum PositionMark {
        /// A private-use character, which occurs in no message and needs no escape in JSON.
        private static let separator: Character = "\u{E000}"
        static let bytes = Array(String(separator).utf8)

        static func marked(_ message: String, distance: Int) -> String {
            guard MessageRelay.isRunning, distance > 0 else { return message }
            return message + String(separator) + String(distance)
        }

        private static func parts(of message: String) -> (message: String, distance: Int)? {
            guard let mark = message.lastIndex(of: separator), let distance = Int(message[mark...].dropFirst()) else {
                return nil
            }
            return (String(message[..<mark]), distance)
        }

        /// Returns a JSON message without marks, in which the position of each marked diagnostic is corrected.
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

    /// A JSON value of the compiler's plugin protocol, whose numbers are integers.
    indirect enum JSONValue: Codable {
        case object([String: JSONValue])
        case array([JSONValue])
        case string(String)
        case number(Int)
        case bool(Bool)
        case null

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                self = .null
            } else if let value = try? container.decode(Bool.self) {
                self = .bool(value)
            } else if let value = try? container.decode(Int.self) {
                self = .number(value)
            } else if let value = try? container.decode(String.self) {
                self = .string(value)
            } else if let value = try? container.decode([JSONValue].self) {
                self = .array(value)
            } else {
                self = .object(try container.decode([String: JSONValue].self))
            }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .object(let members): try container.encode(members)
            case .array(let values): try container.encode(values)
            case .string(let text): try container.encode(text)
            case .number(let value): try container.encode(value)
            case .bool(let value): try container.encode(value)
            case .null: try container.encodeNil()
            }
        }
    }
#endif
