#if hasFeature(Embedded)
    import WaymarkCore

    // The WebAssembly interface of the report page, on a single thread. The page writes its input to the address from
    // `reserve` and calls a function, which returns the number of result bytes at the address from `answer`.

    nonisolated(unsafe) private var engine: ReportEngine?
    nonisolated(unsafe) private var question = Question()
    nonisolated(unsafe) private var answer = OutputBuffer(capacity: 4096)

    private struct Question {
        var bytes: UnsafeMutablePointer<UInt8>?
        var count = 0

        mutating func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
            if count > self.count {
                bytes?.deallocate()
                bytes = .allocate(capacity: count)
                self.count = count
            }
            return bytes
        }

        func buffer(_ count: Int32) -> UnsafeBufferPointer<UInt8> {
            UnsafeBufferPointer(start: bytes, count: min(Int(count), self.count))
        }
    }

    private func answered(_ count: Int32, _ body: (ReportEngine, Bytes, inout OutputBuffer) -> Void) -> Int32 {
        answer.removeAll()
        if let engine { body(engine, Bytes(question.buffer(count)), &answer) }
        return Int32(answer.count)
    }

    /// Returns the address of an input buffer for `count` bytes.
    @_expose(wasm, "reserve")
    @_cdecl("reserve")
    public func reserve(_ count: Int32) -> UnsafeMutablePointer<UInt8>? { question.reserve(max(1, Int(count))) }

    /// Returns the address of the last result.
    @_expose(wasm, "answer")
    @_cdecl("answer")
    public func answerStart() -> UnsafePointer<UInt8>? { answer.withBytes { $0.baseAddress } }

    /// Creates the engine from the encoded table in the input buffer. Returns 1, or 0 for an invalid table.
    @_expose(wasm, "open")
    @_cdecl("open")
    public func open(_ count: Int32) -> Int32 {
        engine = ReportEngine(description: Array(question.buffer(count)))
        return engine == nil ? 0 : 1
    }

    /// Writes the result of `waymark match` for the link in the input buffer, and returns its size in bytes.
    @_expose(wasm, "match")
    @_cdecl("match")
    public func match(_ count: Int32) -> Int32 { answered(count) { $0.match($1, to: &$2) } }

    /// Writes the result of `waymark explain` for the link in the input buffer, and returns its size in bytes.
    @_expose(wasm, "explain")
    @_cdecl("explain")
    public func explain(_ count: Int32) -> Int32 { answered(count) { $0.explain($1, to: &$2) } }

    /// Writes the result of `waymark print` for the route and values in the buffer, and returns its size in bytes.
    @_expose(wasm, "print")
    @_cdecl("print")
    public func print(_ count: Int32) -> Int32 { answered(count) { $0.print($1, to: &$2) } }

    /// Splits the link in the input buffer into components, and returns the size of the result in bytes.
    @_expose(wasm, "split")
    @_cdecl("split")
    public func split(_ count: Int32) -> Int32 { answered(count) { $0.split($1, to: &$2) } }
#endif
