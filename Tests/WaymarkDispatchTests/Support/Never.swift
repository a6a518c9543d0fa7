/// Does not come back, even if it is cancelled.
@MainActor
func never<Value>() async -> Value {
    await withUnsafeContinuation { (_: UnsafeContinuation<Value, Never>) in }
}
