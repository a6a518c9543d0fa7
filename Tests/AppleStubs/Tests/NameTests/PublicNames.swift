// Each public type of Waymark without its module's name, with the imports of apps. A type with the name of an Apple
// type is ambiguous here, and must be renamed. `PublicNameTests` reports missing types.

import ActivityKit
import AppIntents
import AppKit
import Charts
import Combine
import CoreTransferable
import Foundation
import MapKit
import Network
import Observation
import RegexBuilder
import StoreKit
import SwiftData
import SwiftUI
import Testing
import TipKit
import UIKit
import Waymark
import WaymarkAppKit
import WaymarkAssociation
import WaymarkManifest
import WaymarkNetworking
import WaymarkNotations
import WaymarkProofs
import WaymarkSwiftUI
import WaymarkTesting
import WaymarkUIKit
import WidgetKit

enum Ours {
    // MARK: WaymarkCore

    typealias MyCondition = Condition
    typealias MyPatternMatch = PatternMatch
    typealias MyPrecedence = Precedence
    typealias MyRouteEntry = RouteEntry
    typealias MyRouteMatch = RouteMatch
    typealias MyRouteMatches = RouteMatches
    typealias MyRouteSummary = RouteSummary
    typealias MyRouteTable = RouteTable
    typealias MyRouteTableError = RouteTableError
    typealias MyRouter = Router

    // MARK: WaymarkDispatch

    typealias MyAnyLinkHandler = AnyLinkHandler
    typealias MyAnyRouteGuard = AnyRouteGuard
    typealias MyArrivalChannel = ArrivalChannel
    typealias MyBackStack = BackStack
    typealias MyDeliveryGuarantee = DeliveryGuarantee
    typealias MyDispatchError = DispatchError
    typealias MyDispatchEvent = DispatchEvent
    typealias MyDispatchOptions = DispatchOptions
    typealias MyDropReason = DropReason
    typealias MyFallbackMatch = FallbackMatch
    typealias MyFallbackRouter = FallbackRouter
    typealias MyFinalOutcome = FinalOutcome
    typealias MyGuardDecision = GuardDecision
    typealias MyIncomingLink = IncomingLink
    typealias MyLeftOutReason = LeftOutReason
    typealias MyLinkAction = LinkAction
    typealias MyLinkContent = LinkContent
    typealias MyLinkDestination = LinkDestination
    typealias MyLinkDispatcher = LinkDispatcher
    typealias MyEntryPoint = EntryPoint
    typealias MyLinkEffect = LinkEffect
    typealias MyLinkHandler = LinkHandler
    typealias MyLinkID = LinkID
    typealias MyLinkPayload = LinkPayload
    typealias MyLinkReply = LinkReply
    typealias MyLinkScreen = LinkScreen
    typealias MyLinkStatus = LinkStatus
    typealias MyLinkStep = LinkStep
    typealias MyLinkTicket = LinkTicket
    typealias MyLinkUnwrapper = LinkUnwrapper
    typealias MyLinkWrapper = LinkWrapper
    typealias MyModalScreen = ModalScreen
    typealias MyNavigationBase = NavigationBase
    typealias MyNavigationError = NavigationError
    typealias MyNavigationPlan = NavigationPlan
    typealias MyNavigationPresenter = NavigationPresenter
    typealias MyNavigationState = NavigationState
    typealias MyNavigationStep = NavigationStep
    typealias MyNavigator = Navigator
    typealias MyNotFoundReason = NotFoundReason
    typealias MyNotOpened = NotOpened
    typealias MyOutcome = Outcome
    typealias MyParentRule = ParentRule
    typealias MyPayloadValue = PayloadValue
    typealias MyPendingLink = PendingLink
    typealias MyPendingLinkChange = PendingLinkChange
    typealias MyPendingLinksSnapshot = PendingLinksSnapshot
    typealias MyPendingLinkStore = PendingLinkStore
    typealias MyPendingPolicy = PendingPolicy
    typealias MyPlacedRoute = PlacedRoute
    typealias MyPresentation = Presentation
    typealias MyPresentationRequest = PresentationRequest
    typealias MyPresentedScreen = PresentedScreen
    typealias MyPresenter = Presenter
    typealias MyPresentingHandler = PresentingHandler
    typealias MyRedirectResolver = RedirectResolver
    typealias MyRememberingHandler = RememberingHandler
    typealias MyRestoredNavigation = RestoredNavigation
    typealias MyRoutedLink = RoutedLink
    typealias MyRouteGuard = RouteGuard
    typealias MySavedNavigation = SavedNavigation
    typealias MySceneID = SceneID
    typealias MySceneNavigators = SceneNavigators
    typealias MySceneRegister = SceneRegister
    typealias MyScreenStack = ScreenStack
    typealias MyStateNavigator = StateNavigator
    typealias MyStoredLinkID = StoredLinkID
    typealias MyUnwrapFailure = UnwrapFailure

    // MARK: WaymarkEngine

    typealias MyCaptureValue = CaptureValue
    typealias MyCaptures = Captures
    typealias MyTableMatch = TableMatch
    typealias MyTableRouter = TableRouter
    typealias MyCompiledRoutes = CompiledRoutes
    typealias MyCompiledTable = CompiledTable
    typealias MyCompiledTableError = CompiledTableError
    typealias MyEntryValues = EntryValues
    typealias MyLinkPolicy = LinkPolicy
    typealias MyLinkRejection = LinkRejection
    typealias MyMatchView = MatchView
    typealias MyParameterConstraint = ParameterConstraint
    typealias MyParsedURL = ParsedURL
    typealias MyQueryItem = QueryItem

    // MARK: WaymarkExplain

    typealias MyExplanation = Explanation
    typealias MyMatchResult = MatchResult
    typealias MyNearMiss = NearMiss
    typealias MyRouteTree = RouteTree
    typealias MyUnmatched = Unmatched

    // MARK: WaymarkFoundation

    typealias MyAllowedURL = AllowedURL
    typealias MyLinkSignature = LinkSignature
    typealias MyPendingLinkFile = PendingLinkFile
    typealias MyPendingLinkFileError = PendingLinkFileError
    typealias MySignatureGuard = SignatureGuard
    typealias MyURLSessionRedirects = URLSessionRedirects
    typealias MyURLAllowList = URLAllowList

    // MARK: WaymarkAssociation

    typealias MyAssociationFiles = AssociationFiles
    typealias MyAssociationFilesError = AssociationFilesError

    // MARK: WaymarkManifest

    typealias MyCaptureDifference = CaptureDifference
    typealias MyExpectedValue = ExpectedValue
    typealias MyLocated = Located
    typealias MyPlace = Place
    typealias MyRouteFile = RouteFile
    typealias MyRouteFileError = RouteFileError
    typealias MyRouteFileProblem = RouteFileProblem
    typealias MyRouteMonth = RouteMonth
    typealias MyRouteFileWritingError = RouteFileWritingError

    // MARK: WaymarkLanguages

    typealias MyExpressionProblem = ExpressionProblem

    // MARK: WaymarkNotations

    typealias MyCorridorSyntax = CorridorSyntax
    typealias MyDeeperFuncSyntax = DeeperFuncSyntax
    typealias MyDeeperSyntax = DeeperSyntax
    typealias MyElfSyntax = ElfSyntax
    typealias MyFSQRoutesSyntax = FSQRoutesSyntax
    typealias MyJLRoutesSyntax = JLRoutesSyntax
    typealias MyNotation = Notation
    typealias MyURLMatcherSyntax = URLMatcherSyntax
    typealias MyURLNavigatorSyntax = URLNavigatorSyntax
    typealias MyURLPatternComponents = URLPatternComponents
    typealias MyURLPatternSyntax = URLPatternSyntax

    // MARK: WaymarkCore

    typealias MyAnyPatternSyntax = AnyPatternSyntax
    typealias MyBraceSyntax = BraceSyntax
    typealias MyLinkSource = LinkSource
    typealias MyParameterType = ParameterType
    typealias MyParameterTypes = ParameterTypes
    typealias MyPatternError = PatternError
    typealias MyPatternParameter = PatternParameter
    typealias MyPatternSyntax = PatternSyntax
    typealias MyRoutePattern = RoutePattern
    typealias MyRouteProblem = RouteProblem
    typealias MyRouteProofs = RouteProofs

    // MARK: WaymarkPrinting

    typealias MyPrintError = PrintError

    // MARK: WaymarkRoutes

    typealias MyBuiltInParameter = BuiltInParameter
    typealias MyCaptureError = CaptureError
    typealias MyRedactedStringConvertible = RedactedStringConvertible
    typealias MyDeclaredTypes = DeclaredTypes
    typealias MyDeprecatedRoutes = DeprecatedRoutes
    typealias MyEither = Either
    typealias MyMatcherRank = MatcherRank
    typealias MyParameterConvertible = ParameterConvertible
    typealias MyPathMatcher = PathMatcher
    typealias MyRoutable = Routable
    typealias MyRoutePath = RoutePath
    typealias MyRouteQuery = RouteQuery

    // MARK: WaymarkSwiftUI

    typealias MyCustomScreens = CustomScreens
    typealias MyLinkStack = LinkStack
    typealias MyNavigationModel = NavigationModel
    typealias MyNavigationObject = NavigationObject

    // MARK: WaymarkTesting

    typealias MyFailedExpectation = FailedExpectation

    // MARK: WaymarkAppKit

    typealias MySystemLinks = SystemLinks
    typealias MyLinkAppDelegate = LinkAppDelegate

    // MARK: WaymarkUIKit

    typealias MyControllerNavigator = ControllerNavigator
    typealias MyLinkSceneDelegate = LinkSceneDelegate
    typealias MySceneLinks = SceneLinks
}
