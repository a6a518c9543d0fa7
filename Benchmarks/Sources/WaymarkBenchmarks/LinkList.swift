/// The links of a workload, passed to routers without a retain and release per link, which would take a third of the
/// measured time.
final class LinkList {
    private final class Box {
        let text: String
        init(_ text: String) { self.text = text }
    }

    private let boxes: [Unmanaged<Box>]

    init(_ texts: [String]) { boxes = texts.map { Unmanaged.passRetained(Box($0)) } }

    deinit { for box in boxes { box.release() } }

    var count: Int { boxes.count }

    /// Calls `matcher` for `times` links in this order, repeated as necessary. Returns the sum of the routes, so that
    /// the optimiser cannot remove a call.
    @discardableResult
    func match(_ matcher: Subject.Matcher, inOrder order: [Int], times: Int) -> Int {
        var left = times
        var sum = 0
        while left > 0 {
            for index in order.prefix(left) {
                sum &+= boxes[index]._withUnsafeGuaranteedRef { matcher($0.text) } ?? -1
            }
            left -= order.count
        }
        return sum
    }
}
