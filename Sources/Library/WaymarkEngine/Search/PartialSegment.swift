/// A matcher for path segments of patterns with both literals and parameters, such as `{file}.{ext}`.
///
/// Each parameter matches as few bytes as possible, from left to right, and at least one. A parameter for any string
/// ends at the first occurrence of the following literal: a later one would leave less for the rest of the pattern.
/// Only constrained parameters need backtracking. To avoid cubic time, failed positions are not tried again, and a
/// constrained parameter between two others matches at most ``ParameterConstraint/middleLimit`` bytes.
package struct PartialSegment {
    package enum Piece {
        case literal(Bytes)
        case parameter(UnownedPointer<ParameterConstraint>)
    }

    let count: Int
    /// `true` to compare literals, and choices such as `en|de`, without ASCII case.
    let folds: Bool

    package init(count: Int, folds: Bool) {
        self.count = count
        self.folds = folds
    }

    /// Returns `true` if a decoded segment matches the literals and parameters of the pattern segment, which `piece`
    /// returns by index. Stores their ends in `ends`.
    package func matches(_ bytes: Bytes, ends: UncheckedMutableSpan<Int>? = nil, piece: (Int) -> Piece) -> Bool {
        guard mayFit(bytes, piece) else { return false }
        guard constrainedCount(piece) > 1 else { return match(0, 0, bytes, ends, nil, piece) }
        return Scratch.withMutableSpan(of: Bool.self, count: count * (bytes.count + 1)) { failed in
            failed.fill(false)
            return match(0, 0, bytes, ends, failed, piece)
        }
    }

    /// Returns `false` if the segment lacks the literal with which its pattern begins or ends, as most segments do.
    private func mayFit(_ bytes: Bytes, _ piece: (Int) -> Piece) -> Bool {
        if count > 0, case .literal(let text) = piece(count - 1) {
            guard stands(text, at: bytes.count - text.count, in: bytes) else { return false }
        }
        if count > 1, case .literal(let text) = piece(0) { return stands(text, at: 0, in: bytes) }
        return true
    }

    private func constrainedCount(_ piece: (Int) -> Piece) -> Int {
        (0..<count).count { index in
            if case .parameter(let constraint) = piece(index) { !constraint.value.acceptsAnyString } else { false }
        }
    }

    // The recursive function is not inlined into itself, to reduce code size.
    @inline(never)
    private func match(
        _ index: Int, _ position: Int, _ bytes: Bytes, _ ends: UncheckedMutableSpan<Int>?,
        _ failed: UncheckedMutableSpan<Bool>?, _ piece: (Int) -> Piece
    ) -> Bool {
        guard index < count else { return position == bytes.count }
        let mark = index * (bytes.count + 1) + position
        if let failed, failed[mark] { return false }
        let found: Bool
        switch piece(index) {
        case .literal(let text):
            let end = position + text.count
            ends?[index] = end
            found = stands(text, at: position, in: bytes) && match(index + 1, end, bytes, ends, failed, piece)
        case .parameter(let constraint):
            found = matchParameter(constraint, index, position, bytes, ends, failed, piece)
        }
        if !found { failed?[mark] = true }
        return found
    }

    private func matchParameter(
        _ constraint: UnownedPointer<ParameterConstraint>, _ index: Int, _ position: Int, _ bytes: Bytes,
        _ ends: UncheckedMutableSpan<Int>?, _ failed: UncheckedMutableSpan<Bool>?, _ piece: (Int) -> Piece
    ) -> Bool {
        guard position < bytes.count else { return false }
        guard index + 1 < count, case .literal(let next) = piece(index + 1) else {
            ends?[index] = bytes.count
            return constraint.value.accepts(bytes.part(position..<bytes.count), folds: folds)
        }
        // A literal at the end of the pattern segment has one possible position.
        let first = index + 2 == count ? max(position + 1, bytes.count - next.count) : position + 1
        var last = bytes.count - next.count
        if index >= 2, index + 2 < count, !constraint.value.acceptsAnyString {
            last = min(last, position + ParameterConstraint.middleLimit)
        }
        guard first <= last else { return false }
        for end in first...last where stands(next, at: end, in: bytes) {
            guard constraint.value.accepts(bytes.part(position..<end), folds: folds) else { continue }
            ends?[index] = end
            if match(index + 1, end, bytes, ends, failed, piece) { return true }
            if isFree(index + 2, piece) { return false }
        }
        return false
    }

    private func isFree(_ index: Int, _ piece: (Int) -> Piece) -> Bool {
        guard index < count, case .parameter(let constraint) = piece(index) else { return false }
        return constraint.value.acceptsAnyString
    }

    @inline(__always)
    private func stands(_ text: Bytes, at position: Int, in bytes: Bytes) -> Bool {
        guard position >= 0, text.count <= bytes.count - position else { return false }
        for index in 0..<text.count {
            let (expected, byte) = (text[index], bytes[position + index])
            guard folds ? expected.asciiLowercased == byte.asciiLowercased : expected == byte else { return false }
        }
        return true
    }
}
