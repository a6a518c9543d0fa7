// Opens the links in its arguments, and prints each route with its canonical link.

import WaymarkRoutes

for link in CommandLine.arguments.dropFirst() {
    guard let route = AppRoute(link) else {
        print("\(link) opens nothing")
        continue
    }
    print(route, try route.url)
}
