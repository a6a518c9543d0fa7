// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Public names of Apple's module, as empty types. Tests compare them with Waymark's names.

public struct Tip {}
public struct TipView {}
public struct Tips {}
