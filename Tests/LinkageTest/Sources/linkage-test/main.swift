import WaymarkCore

let pattern = try RoutePattern("/user/{id: Int}")
print(pattern.text)
