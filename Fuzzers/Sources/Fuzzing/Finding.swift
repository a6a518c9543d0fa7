/// Ends the fuzzer, which keeps the input, and says what did not hold.
public func report(_ finding: String) -> Never {
    // As a literal: what is printed ends at a zero byte.
    fatalError(finding.debugDescription)
}

/// Ends the fuzzer unless something holds.
public func require(_ holds: Bool, _ finding: @autoclosure () -> String) {
    if !holds { report(finding()) }
}

/// Ends the fuzzer unless there is a value.
public func require<Value>(_ value: Value?, _ finding: @autoclosure () -> String) -> Value {
    guard let value else { report(finding()) }
    return value
}

extension [UInt8] {
    /// The input of a fuzzer.
    public init(input: UnsafePointer<UInt8>?, count: Int) {
        self.init(UnsafeBufferPointer(start: input, count: count))
    }
}
