extension EntryOutline {
    /// Returns the values to print, without defaults that links may omit.
    package func leavingOut(_ values: [String: CaptureValue]) -> [String: CaptureValue] {
        var values = values
        for (name, value) in omissibleDefaults where values[name].map({ $0.bytes }) == value.bytes {
            values[name] = nil
        }
        return values
    }

    /// The defaults of parameters that links of at least one pattern can omit, by parameter name.
    package var omissibleDefaults: [String: CaptureValue] {
        defaults.isEmpty ? [:] : defaults.filter { mayOmit($0.key) }
    }

    private func mayOmit(_ name: String) -> Bool {
        patterns.contains { $0.lacking.contains(name) || !$0.parameters.contains { $0.name == name } }
    }
}

extension CaptureValue {
    /// The printed bytes, by element: `[a, b]` differs from `["a,b"]`.
    fileprivate var bytes: [[UInt8]] { texts.map { Array($0.utf8) } }
}
