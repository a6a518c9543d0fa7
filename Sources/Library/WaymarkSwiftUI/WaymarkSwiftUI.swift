/// This module carries links into an app of SwiftUI, and navigation plans out to its views. Where there is no SwiftUI it
/// is empty.
