// Stand-ins for the types of androidx.navigation3 that generated code uses: the signatures of the reference
// documentation for 1.2.0-alpha06 (15 July 2026) and of navigation3-runtime/api/1.2.0-beta01.txt in androidx/androidx.

package androidx.navigation3.runtime.deeplink

/** On Android, an alias of `android.net.Uri`. */
class DeepLinkUri(private val text: String) {
    override fun toString(): String = text
}

class DeepLinkRequest(val uri: DeepLinkUri?, val extras: Map<String, Any> = emptyMap())

abstract class DeepLinkMatcher<T : Any, R : DeepLinkMatcher.MatchResult<T>>(
    private val filters: List<Filter> = emptyList()
) {
    fun match(request: DeepLinkRequest): R? =
        if (filters.all { it.filterRequest(request) }) matchRequest(request) else null

    protected abstract fun matchRequest(request: DeepLinkRequest): R?

    interface Filter {
        fun filterRequest(request: DeepLinkRequest): Boolean
    }

    open class MatchResult<T>(val key: T)
}
