/// The links of a workload, passed without reference counting: a retain and a release per link would be a third of the
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

    /// Calls `matcher` for `times` links in this order, which is repeated if it is too short. Returns the sum of the
    /// routes, so that the optimiser cannot remove a call.
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
