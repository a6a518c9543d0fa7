extension PatternVariant {
    var catchAllCount: Int {
        segments.count { if case .catchAll = $0 { true } else { false } }
    }
}
