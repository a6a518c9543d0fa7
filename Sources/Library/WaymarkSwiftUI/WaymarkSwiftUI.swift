/// This module opens links in SwiftUI apps and applies navigation plans to their views. It is empty without SwiftUI.
