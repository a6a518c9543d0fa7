import Foundation
public import WaymarkDispatch

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A resolver of shortened and click-tracked links: it requests a link, and reads the target from the redirect.
///
/// ```swift
/// dispatcher.unwrapper = LinkUnwrapper(
///     [.redirect(from: .host("lnk.example"))], allowing: [.host("example.com")], asking: URLSessionRedirects())
/// ```
///
/// One `GET` is sent per link: click trackers count it once, and many refuse `HEAD`. Only the head of the response is
/// read. The resolver does not follow the redirect, sends no cookies and caches nothing.
///
/// With FoundationNetworking, as on Linux, the request is a `HEAD`: sessions there read each body to its end, even an
/// endless body. If a tracker refuses `HEAD`, no target is found (``UnwrapFailure/noTarget``).
public struct URLSessionRedirects: RedirectResolver {
    private let timeLimit: Duration

    /// Creates a resolver.
    ///
    /// - Parameter timeLimit: The maximum wait for data. ``LinkUnwrapper/timeLimit`` limits the total time.
    public init(within timeLimit: Duration = .seconds(5)) { self.timeLimit = timeLimit }

    /// Returns the absolute URL to which the server redirects a link; `nil` without a redirect, or for an invalid URL.
    ///
    /// - Throws: The error of the `URLSession` if the request fails, and `CancellationError`.
    public func target(of link: String) async throws -> String? {
        guard let url = URL(string: link) else { return nil }
        let (answers, asked) = AsyncStream<Result<String?, any Error>>.makeStream(
            bufferingPolicy: .bufferingOldest(1))
        let session = URLSession(
            configuration: configuration, delegate: RedirectDelegate(asked: asked), delegateQueue: nil)
        defer { session.invalidateAndCancel() }
        session.dataTask(with: request(for: url)).resume()
        for await answer in answers { return try answer.get().map { inheriting(fragmentOf: link, $0) } }
        throw CancellationError()
    }

    /// Returns a redirect target, with the fragment of the requested link if it has none (RFC 9110, section 10.2.2).
    private func inheriting(fragmentOf link: String, _ target: String) -> String {
        guard !target.contains("#"), let mark = link.firstIndex(of: "#") else { return target }
        return target + link[mark...]
    }

    private func request(for url: URL) -> URLRequest {
        var request = URLRequest(url: url)
        #if canImport(FoundationNetworking)
            request.httpMethod = "HEAD"
        #endif
        return request
    }

    private var configuration: URLSessionConfiguration {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = timeLimit / .seconds(1)
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.urlCache = nil
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.urlCredentialStorage = nil
        return configuration
    }
}

/// A delegate that returns the redirect target in the head of the first response.
private final class RedirectDelegate: NSObject, URLSessionDataDelegate {
    private let asked: AsyncStream<Result<String?, any Error>>.Continuation

    init(asked: AsyncStream<Result<String?, any Error>>.Continuation) { self.asked = asked }

    private func tell(_ answer: Result<String?, any Error>) {
        asked.yield(answer)
        asked.finish()
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        // On Linux, Foundation traps if a cancelled task calls the handler. All tasks are cancelled here.
        #if !canImport(FoundationNetworking)
            completionHandler(nil)
        #endif
        tell(.success(target(in: response) ?? request.url?.absoluteString))
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        tell(.success((response as? HTTPURLResponse).flatMap(target)))
        completionHandler(.cancel)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        tell(error.map(Result.failure) ?? .success(nil))
    }

    /// Returns the target of a redirect, resolved against the response's URL (RFC 9110, section 10.2.2).
    private func target(in response: HTTPURLResponse) -> String? {
        guard (300..<400).contains(response.statusCode), response.statusCode != 304,
            let location = response.value(forHTTPHeaderField: "Location")
        else { return nil }
        return URL(string: location, relativeTo: response.url)?.absoluteString
    }
}
