// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Public names of Apple's module, as empty types. Tests compare them with Waymark's names.

public struct Annotation {}
public struct Map {}
public struct MapCamera {}
public struct MapPolyline {}
public struct MapStyle {}
public struct Marker {}
public struct UserAnnotation {}
