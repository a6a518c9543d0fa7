#if Tool

    import Foundation

    /// Runs work on a stack of a size that is known, whatever thread asks for it.
    ///
    /// Threads other than the first one have 512 KiB on Apple systems, which recursion over hostile text would
    /// overflow.
    enum DeepStack {
        private static let size = 8 << 20

        static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value {
            let result = Handover<Value>()
            let thread = Thread { result.put(work()) }
            thread.stackSize = size
            thread.start()
            return result.take()
        }
    }

    /// A value that one thread makes and another waits for.
    private final class Handover<Value: Sendable>: Sendable {
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
