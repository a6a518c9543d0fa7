/// The codes in the data for printing links, which `StreamWriter` writes. An enum would add two kilobytes of metadata.
package enum FormCode {
    /// The codes of a pattern's path segments, from `literal` to `catchAll`.
    package static var literal: Int { 0 }
    package static var parameter: Int { 1 }
    package static var partial: Int { 2 }
    package static var wildcard: Int { 3 }
    package static var catchAll: Int { 4 }
    /// The codes of the values of query items and fragments, from `noValue` to `parameterValue`.
    package static var noValue: Int { 0 }
    package static var literalValue: Int { 1 }
    package static var parameterValue: Int { 2 }
    /// The codes of a query parameter's presence, from `required` to `defaulted`.
    package static var required: Int { 0 }
    package static var optional: Int { 1 }
    package static var defaulted: Int { 2 }
}
