import WaymarkCore

extension LinkDispatcher {
    /// Replaces a wrapped link by its target, before it is matched.
    ///
    /// - Returns: The final outcome of a link without an allowed target; `nil` for other links.
    func unwrap(_ progress: inout LinkProgress<Route>, _ id: LinkID) async throws -> StepResult<Route>? {
        guard let unwrapper, !progress.isUnwrapped, case .url(let wrapper) = progress.link.destination,
            let start = Unwrapping(wrapper, unwrapper)
        else { return nil }
        progress.isUnwrapped = true
        progress.search = nil
        let end = try await end(of: start, unwrapper)
        switch end.step {
        case .done(let target):
            progress.link.destination = .url(target)
            progress.link.wrapper = wrapper
            records[id]?.link = progress.link
            send(.unwrapped(hops: end.hops), of: id)
            return nil
        case .failed(let failure):
            releaseQueue(id)
            return .finish(try await notFound(progress.link, .wrapped(failure)))
        case .ask: return nil
        }
    }

    private func end(
        of start: Unwrapping, _ unwrapper: LinkUnwrapper
    ) async throws -> (step: Unwrapping.Step, hops: Int) {
        guard case .ask = start.step else { return (start.step, start.hops) }
        do {
            let end = try await deadlines.answer(within: unwrapper.timeLimit) { try await unwrapper.end(of: start) }
            return (end.step, end.hops)
        } catch is TimeLimitExceeded {
            return (.failed(.timeLimit), start.hops)
        } catch {
            if Task.isCancelled { throw CancellationError() }
            return (.failed(.unreachable), start.hops)
        }
    }
}

extension LinkUnwrapper {
    /// Resolves redirects, one server after the other.
    fileprivate func end(of start: Unwrapping) async throws -> Unwrapping {
        var unwrapping = start
        while case .ask(let link) = unwrapping.step {
            guard let resolver else { throw UnwrapFailure.unreachable }
            unwrapping.answer(try await resolver.target(of: link))
        }
        return unwrapping
    }
}
