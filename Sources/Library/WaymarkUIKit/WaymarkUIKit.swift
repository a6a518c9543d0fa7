/// This module opens links in UIKit apps and carries out navigation plans with their controllers. It is empty without
/// UIKit.
