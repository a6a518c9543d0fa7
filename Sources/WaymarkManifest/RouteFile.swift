/// A route file.
public struct RouteFile: Sendable {}
