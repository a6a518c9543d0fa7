// Matches each line of standard input, and prints the link, its route and its captures, for Scripts/checks/navigation3.py.

package PACKAGE

import androidx.navigation3.runtime.deeplink.DeepLinkRequest
import androidx.navigation3.runtime.deeplink.DeepLinkUri

fun main() {
    val matcher = LinkMatcher { it.toString() }
    for (link in generateSequence { readLine() }) {
        val key = matcher.match(DeepLinkRequest(DeepLinkUri(link)))?.key
        val found = Links.LinkReader.find(link)
        if ((key == null) != (found == null)) throw IllegalStateException(link)
        val captures = found?.second?.map { (name, values) -> name + "=" + values.joinToString("") { it + '\u001E' } }
        println("$link\t${found?.first ?: "-"}\t${captures?.joinToString("\u001F") ?: "-"}")
    }
}
