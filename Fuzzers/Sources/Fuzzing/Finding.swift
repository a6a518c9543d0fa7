/// Ends the fuzzer with a message. The fuzzing engine saves the input.
public func report(_ finding: String) -> Never {
    // Escapes the message, because the output would end at a NUL byte.
    fatalError(finding.debugDescription)
}

/// Ends the fuzzer unless a condition is true.
public func require(_ holds: Bool, _ finding: @autoclosure () -> String) {
    if !holds { report(finding()) }
}

/// Returns the value. Ends the fuzzer if it is `nil`.
public func require<Value>(_ value: Value?, _ finding: @autoclosure () -> String) -> Value {
    guard let value else { report(finding()) }
    return value
}

extension [UInt8] {
    /// Creates the bytes of a fuzzer's input.
    public init(input: UnsafePointer<UInt8>?, count: Int) {
        self.init(UnsafeBufferPointer(start: input, count: count))
    }
}
