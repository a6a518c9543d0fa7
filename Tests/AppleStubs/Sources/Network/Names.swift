// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Public names of Apple's module, as empty types. Tests compare them with Waymark's names.

public struct Browser {}
public struct Connection {}
public struct Listener {}
public struct NetworkConnection {}
public struct NetworkListener {}
