import Foundation
public import WaymarkDispatch

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Asks servers where their links redirect to: one request for one link, as a browser would send it.
///
/// ```swift
/// dispatcher.unwrapper = LinkUnwrapper(
///     [.redirect(from: .host("lnk.example"))], allowing: [.host("example.com")], asking: URLSessionRedirects())
/// ```
///
/// It sends `GET`, because click-trackers count that once, and many refuse `HEAD`. It reads the head of the answer and lets
/// go of the body, however long that is. It follows no redirect, sends no cookies, and keeps nothing.
///
/// Where Foundation is not Apple's, as on Linux, it sends `HEAD`: a session there reads each body to its end, and cannot be
/// stopped by a server that never ends it. A tracker that refuses `HEAD` then has no target, and its link is given back.
public struct URLSessionRedirects: RedirectResolver {
    private let timeLimit: Duration

    /// Creates a resolver.
    ///
    /// - Parameter timeLimit: How long a server may be silent. ``LinkUnwrapper/timeLimit`` bounds the whole way.
    public init(within timeLimit: Duration = .seconds(5)) { self.timeLimit = timeLimit }

    /// The target of a redirect.
    ///
    /// - Throws: What the session throws if the server cannot be asked, and `CancellationError`.
    public func target(of link: String) async throws -> String? {
        guard let url = URL(string: link) else { return nil }
        let (answers, asked) = AsyncStream<Result<String?, any Error>>.makeStream(
            bufferingPolicy: .bufferingOldest(1))
        let session = URLSession(
            configuration: configuration, delegate: HeadReader(asked: asked), delegateQueue: nil)
        defer { session.invalidateAndCancel() }
        session.dataTask(with: request(for: url)).resume()
        for await answer in answers { return try answer.get() }
        throw CancellationError()
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

/// Reads the head of one answer. What is told second is not heard.
private final class HeadReader: NSObject, URLSessionDataDelegate {
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
        // Foundation of Linux ends the program if a task that was cancelled meanwhile gets an answer. Ours are all cancelled.
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

    /// What a redirect names, in relation to what was asked (RFC 9110, section 10.2.2).
    private func target(in response: HTTPURLResponse) -> String? {
        guard (300..<400).contains(response.statusCode), response.statusCode != 304,
            let location = response.value(forHTTPHeaderField: "Location")
        else { return nil }
        return URL(string: location, relativeTo: response.url)?.absoluteString
    }
}
