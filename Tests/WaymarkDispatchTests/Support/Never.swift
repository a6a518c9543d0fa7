/// Never returns, even after cancellation.
@MainActor
func never<Value>() async -> Value {
    await withUnsafeContinuation { (continuation: UnsafeContinuation<Value, Never>) in waiting.append(continuation) }
}

/// The suspended continuations. Without these references, they would be reported as leaks.
@MainActor private var waiting: [any Sendable] = []
