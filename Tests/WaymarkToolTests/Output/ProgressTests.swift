#if Tool
    import Testing

    @testable import WaymarkTool

    @Suite("Progress")
    struct ProgressTests {
        @Test(
            "Counts are printed with digits in groups of three",
            arguments: [
                (0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567"), (-100, "-100"), (-1000, "-1,000"),
            ])
        func groups(_ count: Int, _ expected: String) {
            #expect(grouped(count) == expected)
        }

        @Test("Progress shows lines and rate, and a bar if the size is known")
        func lines() {
            let start = ContinuousClock.now
            var known = Progress(total: 400, start: start)
            var unknown = Progress(total: nil, start: start)
            let now = start + .seconds(2)
            #expect(
                known.update(lines: 3000, bytes: 100, now: now)
                    == "\r\u{1B}[K[######------------------] 25 %  3,000 lines  1,500/s")
            #expect(unknown.update(lines: 3000, bytes: 100, now: now) == "\r\u{1B}[K3,000 lines  1,500/s")
        }

        @Test("Progress updates at most every tenth of a second and never exceeds 100 percent")
        func intervals() {
            let start = ContinuousClock.now
            var progress = Progress(total: 10, start: start)
            #expect(progress.update(lines: 1, bytes: 1, now: start + .milliseconds(99)) == nil)
            #expect(progress.update(lines: 1, bytes: 99, now: start + .milliseconds(100))?.contains("] 100 %") == true)
            #expect(progress.update(lines: 2, bytes: 99, now: start + .milliseconds(199)) == nil)
            #expect(progress.update(lines: 2, bytes: 99, now: start + .milliseconds(200)) != nil)
        }
    }
#endif
