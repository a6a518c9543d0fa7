public import WaymarkCHeader
import WaymarkManifest

/// Writes the number of routes of a table to `count`.
@_cdecl("waymark_route_count")
public func routeCount(_ table: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?) -> waymark_status {
    unsafe answer(table, count, "count") { names in names.routes.count }
}

/// Writes the name of a route, given by its index, to `name`.
@_cdecl("waymark_route_name")
public func routeName(
    _ table: OpaquePointer?, _ route: Int, _ name: UnsafeMutablePointer<waymark_text>?
) -> waymark_status {
    unsafe answer(table, name, "name") { names throws(CallError) in
        unsafe names.texts.text(try names.routes.element(route, named: "route").name)
    }
}

/// Writes the index of a route, given by its name, to `route`.
@_cdecl("waymark_find_route")
public func findRoute(
    _ table: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ length: Int, _ route: UnsafeMutablePointer<Int>?
) -> waymark_status {
    unsafe answer(table, route, "route") { names throws(CallError) in
        try names.numberOfRoute.number(of: unsafe given(name, length), named: "route")
    }
}

/// Writes the number of patterns of a route to `count`.
@_cdecl("waymark_pattern_count")
public func patternCount(
    _ table: OpaquePointer?, _ route: Int, _ count: UnsafeMutablePointer<Int>?
) -> waymark_status {
    unsafe answer(table, count, "count") { names throws(CallError) in
        try names.routes.element(route, named: "route").patterns.count
    }
}

/// Writes a pattern, given by the index of its route and its index in the route, to `text`.
@_cdecl("waymark_pattern")
public func pattern(
    _ table: OpaquePointer?, _ route: Int, _ pattern: Int, _ text: UnsafeMutablePointer<waymark_text>?
) -> waymark_status {
    unsafe answer(table, text, "text") { names throws(CallError) in
        let patterns = try names.routes.element(route, named: "route").patterns
        return unsafe names.texts.text(try patterns.element(pattern, named: "pattern"))
    }
}

/// Writes the number of parameters of a table to `count`.
@_cdecl("waymark_parameter_count")
public func parameterCount(_ table: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?) -> waymark_status {
    unsafe answer(table, count, "count") { names in names.parameters.count }
}

/// Writes the name of a parameter, given by its index, to `name`.
@_cdecl("waymark_parameter_name")
public func parameterName(
    _ table: OpaquePointer?, _ parameter: Int, _ name: UnsafeMutablePointer<waymark_text>?
) -> waymark_status {
    unsafe answer(table, name, "name") { names throws(CallError) in
        unsafe names.texts.text(try names.parameters.element(parameter, named: "parameter"))
    }
}

/// Writes the index of a parameter, given by its name, to `parameter`.
@_cdecl("waymark_find_parameter")
public func findParameter(
    _ table: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ length: Int, _ parameter: UnsafeMutablePointer<Int>?
) -> waymark_status {
    unsafe answer(table, parameter, "parameter") { names throws(CallError) in
        try names.numberOfParameter.number(of: unsafe given(name, length), named: "parameter")
    }
}

private func given(_ name: UnsafePointer<CChar>?, _ length: Int) throws(CallError) -> [UInt8] {
    // A name cannot be longer than a route file, whose size has this limit.
    let limit = DocumentLimits.bytes
    return try unsafe CallerBytes(
        name.map { unsafe UnsafeRawPointer($0) }, count: length, limit: limit, named: "name", lengthNamed: "length"
    ).copy
}

private func answer<Value>(
    _ table: OpaquePointer?, _ result: UnsafeMutablePointer<Value>?, _ name: StaticString,
    _ ask: (TableNames) throws(CallError) -> Value
) -> waymark_status {
    status { () throws(CallError) in
        let names = unsafe try TableHandle.table(table).names
        let pointer = unsafe try resultPointer(result, named: name)
        unsafe pointer.pointee = try ask(names)
    }
}
