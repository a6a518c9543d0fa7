// Apple's module re-exports Foundation, because its headers import it.
@_exported public import Foundation
@_exported public import UserActivity
