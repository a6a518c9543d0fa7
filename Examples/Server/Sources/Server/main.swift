// Serves the association files of a route file on this machine: swift run Server [FILE] [PORT]
let arguments = CommandLine.arguments
let routes = arguments.count > 1 ? arguments[1] : "waymark.yaml"
let port = arguments.count > 2 ? UInt16(arguments[2]) ?? 8080 : 8080
let example = try await AssociationServer(routes: routes, port: port)
print("http://127.0.0.1:\(port)/.well-known/apple-app-site-association")
try await example.server.run()
