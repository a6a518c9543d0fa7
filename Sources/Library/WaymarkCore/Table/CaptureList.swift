/// A list of captured values that stores the first three without a heap allocation; few links have more.
@usableFromInline
package struct CaptureList: Sendable, Equatable {
    private var first: CaptureValue?
    private var second: CaptureValue?
    private var third: CaptureValue?
    private var more: [CaptureValue?] = []
    private(set) var count = 0
    private(set) var valuedCount = 0

    init() {}

    init(_ values: [CaptureValue?]) {
        for value in values { append(value) }
    }

    var indices: Range<Int> { 0..<count }

    subscript(index: Int) -> CaptureValue? {
        switch index {
        case 0: first
        case 1: second
        case 2: third
        default: more[index - 3]
        }
    }

    mutating func append(_ value: CaptureValue?) {
        switch count {
        case 0: first = value
        case 1: second = value
        case 2: third = value
        default: more.append(value)
        }
        count += 1
        if value != nil { valuedCount += 1 }
    }
}
