#if Tool

    import Foundation

    /// A stack of a known size for deep recursion, usable from any thread.
    ///
    /// Secondary threads have 512 KiB on Apple systems, which recursion over hostile input would overflow.
    enum DeepStack {
        private static let size = 8 << 20

        static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value {
            let result = BlockingResult<Value>()
            let thread = Thread { result.put(work()) }
            thread.stackSize = size
            thread.start()
            return result.take()
        }
    }

    /// A value that one thread produces and another waits for.
    private final class BlockingResult<Value: Sendable>: Sendable {
        private let condition = NSCondition()
        // Guarded by the condition.
        private nonisolated(unsafe) var value: Value?

        func put(_ value: Value) {
            condition.lock()
            self.value = value
            condition.signal()
            condition.unlock()
        }

        func take() -> Value {
            condition.lock()
            defer { condition.unlock() }
            while true {
                if let value { return value }
                condition.wait()
            }
        }
    }

#endif
