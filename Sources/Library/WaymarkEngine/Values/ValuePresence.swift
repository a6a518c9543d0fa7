/// A rule for missing and invalid values: `required` rejects both, `optional` allows missing, `lenient` allows both.
package struct ValuePresence: Sendable, Equatable {
    package let code: UInt8

    package static var required: ValuePresence { ValuePresence(code: 0) }
    package static var optional: ValuePresence { ValuePresence(code: 1) }
    package static var lenient: ValuePresence { ValuePresence(code: 2) }
}
