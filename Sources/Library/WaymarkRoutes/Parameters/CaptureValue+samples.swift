package import WaymarkCore

extension CaptureValue {
    /// Sample parameter values. Most parameter types accept at least one of them.
    package static let samples: [CaptureValue] = [
        "0", "1", "true", "a", "00000000-0000-0000-0000-000000000000", "2000-01-01T00:00:00Z", "2000-01-01",
        "https://example.com/", "en", "0000000", "1.0.0",
    ]
}
