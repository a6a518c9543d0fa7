// How links are read. What follows is the same in every file.

/** An origin of links that a route accepts, with scheme and host in lowercase. */
private class Origin(
    val scheme: String? = null,
    /** A host, or `*.` and a host for its subdomains. */
    val host: String? = null,
    val port: Int? = null,
    val http: Boolean = true,
    val https: Boolean = true,
    /** Whether the host of `http` and `https` links is their first segment. */
    val webHostIsSegment: Boolean = false,
    /** Whether the host of other links is their first segment. */
    val customHostIsSegment: Boolean = false
) {
    /** Returns whether the host of a link is its first segment; nothing if the link has another origin. */
    fun hostIsSegment(link: SplitLink): Boolean? {
        val isHTTP = link.scheme == "http"
        val isHTTPS = link.scheme == "https"
        if (scheme == null && host == null) {
            if (isHTTP && !http) return null
            val isSegment = (if (isHTTP || isHTTPS) webHostIsSegment else customHostIsSegment) && link.host.isNotEmpty()
            return if (isSegment && link.port != null) null else isSegment
        }
        val isScheme = if (scheme == null) http && isHTTP || https && isHTTPS else scheme == link.scheme
        if (!isScheme || host != null && !isHost(host, link.host)) return null
        if (link.port != port && !(link.port == null && port == link.defaultPort)) return null
        return host == null && customHostIsSegment && link.host.isNotEmpty()
    }

    private fun isHost(host: String, other: String): Boolean {
        val suffix = if (host.startsWith("*.")) host.substring(1) else return host == other
        return other.length > suffix.length && other.endsWith(suffix)
    }
}

/** A link that the strict policy accepts. The first of its segments is the host. */
private class SplitLink(val scheme: String?, host: String, port: Int?, val parts: Parts) {
    /** The host in lowercase, without a dot at its end, with its escapes. */
    val host = lowered(if (host.length > 1 && host.endsWith('.') && !host.endsWith("..")) host.dropLast(1) else host)
    val defaultPort: Int? = if (scheme == "https") 443 else if (scheme == "http") 80 else null
    val port: Int? = if (port == defaultPort) null else port
}

private fun lowered(text: String): String =
    text.map { if (it in 'A'..'Z') it + 32 else it }.joinToString("")

private const val nameCharacters = "-._~!\$&'()*+,;="
private const val segmentCharacters = "$nameCharacters:@"
private const val queryCharacters = "$segmentCharacters/?"

/** Splits a link by RFC 3986; nothing if the strict policy rejects the link. */
private fun split(text: String): SplitLink? {
    if (text.length > Policy.maximumLength) return null
    val scheme = Regex("[A-Za-z][A-Za-z0-9+.-]*(?=:)").find(text)?.takeIf { it.range.first == 0 }?.value
    var rest = if (scheme == null) text else text.substring(scheme.length + 1)
    val name = scheme?.let { lowered(it) }
    val isWeb = name == "http" || name == "https"
    // A scheme alone identifies nothing.
    if (name != null && rest.isEmpty()) return null
    val hasAuthority = rest.startsWith("//")
    if (name in forbiddenSchemes || hasAuthority && name == null || isWeb && !hasAuthority) return null
    val authority = if (hasAuthority) rest.substring(2).takeWhile { it !in "/?#" } else ""
    if (hasAuthority) rest = rest.substring(2 + authority.length)
    val origin = Regex("(\\[[0-9A-Fa-f:.]+]|[^:\\[\\]@]*)(:([0-9]*))?").matchEntire(authority)?.groupValues ?: return null
    val host = origin[1]
    if (host.isEmpty() && (isWeb || authority.isNotEmpty())) return null
    if (isWeb && !host.startsWith('[') && !Regex("[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*\\.?").matches(host)) return null
    val digits = if (origin[3].isEmpty()) "" else origin[3].trimStart('0').ifEmpty { "0" }
    if (digits.length > 5 || digits.isNotEmpty() && digits.toInt() > 65535) return null
    val parts = Parts()
    if (host.startsWith('[') && !isAddress(host.drop(1).dropLast(1))) return null
    parts.segments.add(if (host.startsWith('[')) host else segment(host, nameCharacters) ?: return null)
    val path = rest.takeWhile { it !in "?#" }
    rest = rest.substring(path.length)
    if (name == null && ':' in path.substringBefore('/')) return null
    val segments = path.removePrefix("/").split("/")
    for (text in if (segments.last().isEmpty()) segments.dropLast(1) else segments) {
        parts.segments.add(segment(text, segmentCharacters) ?: return null)
    }
    if (parts.segments.size - 1 > Policy.maximumSegments) return null
    if (rest.startsWith("?")) {
        val query = rest.drop(1).takeWhile { it != '#' }
        rest = rest.substring(1 + query.length)
        for (item in query.split("&")) if (item.isNotEmpty()) parts.items.add(linkItem(item) ?: return null)
        if (parts.items.size > Policy.maximumQueryItems) return null
    }
    if (rest.startsWith("#")) parts.fragment = decoded(rest.substring(1), queryCharacters) ?: return null
    return SplitLink(name, host, if (digits.isEmpty()) null else digits.toInt(), parts)
}

/** Returns whether a text is an IPv6 address: eight groups. `::` stands for some of them, an IPv4 address for the last two. */
private fun isAddress(text: String): Boolean {
    val sides = text.split("::")
    val groups = sides.filter { it.isNotEmpty() }.flatMap { it.split(":") }
    val number = "(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])"
    val endsInIPv4 = !text.endsWith("::") && Regex("$number(\\.$number){3}").matches(groups.lastOrNull() ?: "")
    val words = if (endsInIPv4) groups.dropLast(1) else groups
    val count = words.size + (if (endsInIPv4) 2 else 0)
    return words.all { Regex("[0-9A-Fa-f]{1,4}").matches(it) } && (sides.size == 1 && count == 8 || sides.size == 2 && count < 8)
}

private fun linkItem(text: String): LinkItem? {
    val name = decoded(text.substringBefore('='), queryCharacters) ?: return null
    if ('=' !in text) return LinkItem(name, null, emptyList())
    val written = text.substringAfter('=')
    val value = decoded(written, queryCharacters) ?: return null
    return LinkItem(name, value, written.split(",").map { decoded(it, queryCharacters) ?: return null })
}

/** Decodes a segment; nothing if it is a dot segment, or climbs. */
private fun segment(text: String, characters: String): String? {
    val segment = decoded(text, characters) ?: return null
    return if (segment == "." || ".." in segment.split('/', '\\')) null else segment
}

/** Decodes a part of a link; nothing if it has another character, a malformed escape, or a control character. */
private fun decoded(text: String, characters: String): String? {
    val bytes = java.io.ByteArrayOutputStream()
    var index = 0
    while (index < text.length) {
        val character = text[index]
        if (character == '%') {
            val digits = text.substring(index + 1, minOf(text.length, index + 3))
            if (!Regex("[0-9A-Fa-f]{2}").matches(digits)) return null
            bytes.write(digits.toInt(16))
            index += 3
        } else {
            val isPlain = character in 'A'..'Z' || character in 'a'..'z' || character in '0'..'9'
            if (!isPlain && character !in characters) return null
            bytes.write(character - '\u0000')
            index += 1
        }
    }
    val decoded = try {
        Charsets.UTF_8.newDecoder().decode(java.nio.ByteBuffer.wrap(bytes.toByteArray())).toString()
    } catch (error: java.nio.charset.CharacterCodingException) {
        return null
    }
    return if (decoded.any { it.isISOControl() }) null else decoded
}

/** Returns the name and the captures of the route that a link opens: the best form that accepts the link wins. */
fun find(text: String): Pair<String, Map<String, List<String>>>? {
    val link = split(text) ?: return null
    val views = origins.map { all -> all.mapNotNull { it.hostIsSegment(link) }.firstOrNull() }
    // A host that some route reads as a segment counts as one.
    if (true in views && link.parts.segments.size > Policy.maximumSegments) return null
    val whole = Form("", null, emptyList(), hostIsFirst = true)
    for (number in 0 until formCount) {
        val form = Forms.at(number)
        val hostIsSegment = views[form.origins] ?: continue
        val reading = FormReader(form, link.parts, whole).read(hostIsSegment) ?: continue
        return if (reading.isRepeated) null else Pair(form.route, reading.captures)
    }
    return null
}
