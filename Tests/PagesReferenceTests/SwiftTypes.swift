import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkRoutes

/// An enum with raw values, as in apps.
enum Word: String, Codable, ParameterConvertible, CaseIterable { case a, b, en, user, seven = "7" }

extension PlainParameter {
    /// The Swift type of a single value of the parameter.
    var element: any ParameterConvertible.Type {
        guard case .named(let name) = type else { return String.self }
        return Self.numbers[name] ?? String.self
    }

    private static let numbers: [String: any ParameterConvertible.Type] = [
        "Int": Int.self, "Int8": Int8.self, "Int16": Int16.self, "Int32": Int32.self, "Int64": Int64.self,
        "UInt": UInt.self, "UInt8": UInt8.self, "UInt16": UInt16.self, "UInt32": UInt32.self, "UInt64": UInt64.self,
        "Double": Double.self, "Float": Float.self, "Bool": Bool.self, "LenientInt": Int.self,
        "LenientDouble": Double.self, "LenientBool": Bool.self,
    ]

    /// Returns the Swift types with which to read a parameter: its own type, as an optional and as a list, and another
    /// type.
    ///
    /// - Parameter number: Selects the other type.
    func askedTypes(_ number: Int) -> [any ParameterConvertible.Type] {
        let other = Self.others[number % Self.others.count]
        return [element, optional(of: element), list(of: element), optional(of: list(of: element))]
            + [other, optional(of: other), list(of: other)]
    }

    private static let others: [any ParameterConvertible.Type] = [
        String.self, Int.self, UInt8.self, Double.self, Word.self, Bool.self, Float.self,
    ]
}

func optional(of type: any ParameterConvertible.Type) -> any ParameterConvertible.Type {
    func optional<Value: ParameterConvertible>(_ type: Value.Type) -> any ParameterConvertible.Type {
        Value?.self
    }
    return optional(type)
}

func list(of type: any ParameterConvertible.Type) -> any ParameterConvertible.Type {
    func list<Value: ParameterConvertible>(_ type: Value.Type) -> any ParameterConvertible.Type { [Value].self }
    return list(type)
}
