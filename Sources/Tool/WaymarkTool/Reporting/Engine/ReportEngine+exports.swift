#if hasFeature(Embedded)
    import WaymarkCore

    // What the page calls. It puts bytes where `reserve` says, asks, and reads as many bytes as the answer has where `answer`
    // says. The page has one thread, and so has all of this.

    nonisolated(unsafe) private var engine: ReportEngine?
    nonisolated(unsafe) private var question = Question()
    nonisolated(unsafe) private var answer = OutputBuffer(capacity: 4096)

    /// Room for what the page asks.
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

    /// Where the page puts the bytes of a question.
    @_expose(wasm, "reserve")
    @_cdecl("reserve")
    public func reserve(_ count: Int32) -> UnsafeMutablePointer<UInt8>? { question.reserve(max(1, Int(count))) }

    /// Where the answer to the last question stands.
    @_expose(wasm, "answer")
    @_cdecl("answer")
    public func answerStart() -> UnsafePointer<UInt8>? { answer.withBytes { $0.baseAddress } }

    /// Opens a table; 1 if its description is one.
    @_expose(wasm, "open")
    @_cdecl("open")
    public func open(_ count: Int32) -> Int32 {
        engine = ReportEngine(description: Array(question.buffer(count)))
        return engine == nil ? 0 : 1
    }

    /// What `match` says of a link; the number of bytes of the answer.
    @_expose(wasm, "match")
    @_cdecl("match")
    public func match(_ count: Int32) -> Int32 { answered(count) { $0.match($1, to: &$2) } }

    /// What `explain` says of a link; the number of bytes of the answer.
    @_expose(wasm, "explain")
    @_cdecl("explain")
    public func explain(_ count: Int32) -> Int32 { answered(count) { $0.explain($1, to: &$2) } }

    /// What `print` says of a route and values; the number of bytes of the answer.
    @_expose(wasm, "print")
    @_cdecl("print")
    public func print(_ count: Int32) -> Int32 { answered(count) { $0.print($1, to: &$2) } }

    /// The link in pieces; the number of bytes of the answer.
    @_expose(wasm, "split")
    @_cdecl("split")
    public func split(_ count: Int32) -> Int32 { answered(count) { $0.split($1, to: &$2) } }
#endif
