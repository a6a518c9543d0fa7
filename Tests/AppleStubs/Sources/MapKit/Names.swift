// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names of Apple's module. What they name does not matter, only that whoever imports the module has them.

public struct Annotation {}
public struct Map {}
public struct MapCamera {}
public struct MapPolyline {}
public struct MapStyle {}
public struct Marker {}
public struct UserAnnotation {}
