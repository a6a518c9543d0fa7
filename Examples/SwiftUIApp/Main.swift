import SwiftUI

@main
enum Main {
    @MainActor
    static func main() { CookApp.main() }
}
