// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names of Apple's module. What they name does not matter, only that whoever imports the module has them.

public struct Browser {}
public struct Connection {}
public struct Listener {}
public struct NetworkConnection {}
public struct NetworkListener {}
