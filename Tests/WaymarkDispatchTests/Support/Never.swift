/// Does not come back, even if it is cancelled.
@MainActor
func never<Value>() async -> Value {
    await withUnsafeContinuation { (continuation: UnsafeContinuation<Value, Never>) in waiting.append(continuation) }
}

/// Who waits for ever: what nobody knows of would be a leak.
@MainActor private var waiting: [any Sendable] = []
