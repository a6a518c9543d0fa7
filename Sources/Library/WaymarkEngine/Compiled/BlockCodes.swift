/// The codes of parameter constraints in a compiled table.
package enum TypeCode {
    package static var any: Int { 0 }
    package static var signed: Int { 1 }
    package static var unsigned: Int { 2 }
    package static var double: Int { 3 }
    package static var float: Int { 4 }
    package static var bool: Int { 5 }
    package static var oneOf: Int { 7 }
    package static var characters: Int { 8 }
    package static var matching: Int { 9 }
    package static var lenientInt: Int { 10 }
    package static var lenientDouble: Int { 11 }
    package static var lenientBool: Int { 12 }
    /// The code of a custom type, whose constraint is a function of the program; the type's name follows.
    package static var custom: Int { 13 }
    // The codes 6, 14 and above are those of string formats: the raw values of `TextFormat`.
}

/// The codes of default values in a compiled table.
package enum ValueCode {
    package static var string: Int { 0 }
    package static var int: Int { 1 }
    package static var uint: Int { 2 }
    package static var double: Int { 3 }
    package static var bool: Int { 4 }
    package static var list: Int { 5 }
}
