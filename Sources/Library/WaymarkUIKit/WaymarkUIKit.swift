/// This module carries links into an app of UIKit, and navigation plans out to its controllers. Where there is no UIKit it
/// is empty.
