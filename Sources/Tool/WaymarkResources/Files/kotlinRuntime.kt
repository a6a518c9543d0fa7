// How links are written. What follows is the same in every file.

/** What a parameter takes. */
private class Rule(
    val name: String,
    /** The text of a value; nothing if the parameter does not take it. */
    val write: (Any) -> String?,
    /** The value of a text as text; nothing if the parameter does not take it. */
    val read: (text: String, folds: Boolean) -> String?
)

/** How a list is written. */
private enum class Listing { NONE, COMMAS, ITEMS }

private class Parameter(
    val name: String?,
    val rule: Rule,
    val list: Listing = Listing.NONE,
    /** Whether an item or fragment may be absent. */
    val isOptional: Boolean = false,
    /** Whether text that does not fit counts as absent. */
    val isLenient: Boolean = false,
    /** What stands for it if it is absent. */
    val defaultValue: List<String>? = null,
    /** The only text that it takes. */
    val only: String? = null
) {
    val isRequired: Boolean get() = !isOptional && defaultValue == null
}

private class Run(val name: String?, val minimum: Int, val stops: Boolean)

/** A part that takes any text, and has no name. */
private object Anything

/** The value of an item: a text, a [Parameter], or nothing. */
private class Item(val name: String, val value: Any?)

private class Form(
    val route: String,
    /** What stands before the path; nothing if nothing can be written. */
    val source: String?,
    /** Texts, parameters, lists of both, runs, and [Anything]. */
    val path: List<Any>,
    val items: List<Item> = emptyList(),
    val fragment: Any? = null,
    /** The forms that may take its links, the best first and itself last, with the host apart from the path. */
    rivals: String = "",
    /** Those that may take them with the host as the first segment. */
    hostRivals: String = "",
    /** Whether the first segment is written as the host. */
    val hostIsFirst: Boolean = false,
    /** Whether the host counts as a segment, because some source reads it so. */
    val countsHost: Boolean = false,
    /** The index of the origins whose links it reads. */
    val origins: Int = 0
) {
    val rivals = ranges(rivals)
    val hostRivals = ranges(hostRivals)

    /** The numbers of ranges such as "0-2 5". They are text, because the JVM limits the size of methods. */
    private fun ranges(text: String): Set<Int> =
        text.split(" ").filter { it.isNotEmpty() }
            .flatMap { it.substringBefore("-").toInt()..it.substringAfter("-").toInt() }.toSet()
}

private class LinkItem(val name: String, val value: String?, val elements: List<String>)

/** A link in parts, decoded. */
private class Parts {
    val segments = mutableListOf<String>()
    val items = mutableListOf<LinkItem>()
    var fragment: String? = null
    var text = ""
}

/** Writes the first form that takes the values, and whose link leads back to them. */
private fun write(route: String, numbers: IntArray, values: Map<String, Any?>): String {
    var failure: LinkException? = null
    for (number in numbers) {
        try {
            return FormWriter(route, Forms.at(number), values).write()
        } catch (error: LinkException) {
            if (failure == null || weight(failure) < weight(error)) failure = error
        }
    }
    throw failure ?: LinkException("unprintable", route, "there is no pattern to write")
}

private fun weight(error: LinkException): Int = when (error.code) {
    "invalid-value", "empty-segment-value", "empty-list", "dot-segment-value" -> 4
    "leads-elsewhere", "rejected-link" -> 3
    "missing-value" -> 2
    "unknown-parameter", "unprintable" -> 1
    else -> 0
}

private class FormWriter(val route: String, val form: Form, val values: Map<String, Any?>) {
    private val parts = Parts()
    private val used = mutableSetOf<String>()
    private var takesRest = false

    private fun failure(code: String, message: String) = LinkException(code, route, message)

    fun write(): String {
        for (segment in form.path) parts.segments.addAll(segments(segment))
        if (!takesRest && (values["**"] as? List<*>)?.isEmpty() == false) {
            throw failure("unknown-parameter", "the pattern has no unnamed run of segments")
        }
        for (item in form.items) write(item)
        form.fragment?.let { writeFragment(it) }
        for ((name, value) in values) {
            if (name != "**" && value != null && name !in used && !hasCapture(name)) {
                throw failure("unknown-parameter", "the pattern has no parameter named '$name'")
            }
        }
        val source = form.source ?: throw failure("no-source", "the sources have no single scheme and host to write")
        parts.text = joined(source)
        rejectionOf(form, parts)?.let { throw failure("rejected-link", "the link would be rejected: $it") }
        checkLeadsBack()
        return parts.text
    }

    private fun text(parameter: Parameter, value: Any): String {
        val text = parameter.rule.write(value)
        if (text == null || !isText(text)) {
            val message = "invalid value '$value' of '${parameter.name}': expected ${parameter.rule.name}"
            throw failure("invalid-value", message)
        }
        return text
    }

    private fun piece(parameter: Parameter, isWhole: Boolean): String {
        val name = parameter.name ?: throw failure("unprintable", "a part has no name")
        used.add(name)
        val text = text(parameter, values[name] ?: throw failure("missing-value", "parameter '$name' has no value"))
        if (text.isEmpty()) throw failure("empty-segment-value", "the value of '$name' is empty")
        if (isWhole) checkDots(name, text)
        return text
    }

    private fun checkDots(name: String, text: String) {
        if (text == "." || text == "..") {
            throw failure("dot-segment-value", "the value of '$name' would be a dot segment")
        }
    }

    private fun segments(segment: Any): List<String> = when (segment) {
        is String -> listOf(segment)
        is Parameter -> listOf(piece(segment, true))
        is Run -> run(segment)
        is List<*> -> listOf(segment.joinToString("") { if (it is Parameter) piece(it, false) else it as String })
        else -> throw failure("unprintable", "'*' has no name")
    }

    private fun run(run: Run): List<String> {
        val name = run.name ?: "**"
        val value = if (run.name == null && takesRest) null else values[name]
        if (run.name == null) takesRest = true
        used.add(name)
        if (value == null && run.name != null) throw failure("missing-value", "parameter '$name' has no value")
        val texts = (value as? List<*> ?: emptyList<String>()).map { it as String }
        for (text in texts) {
            if (!isText(text)) throw failure("invalid-value", "'$text' is no text")
            if (text.isEmpty()) throw failure("empty-segment-value", "the value of '$name' is empty")
            checkDots(name, text)
        }
        if (texts.size < run.minimum) throw failure("missing-value", "parameter '$name' has no value")
        return texts
    }

    private fun write(item: Item) {
        val parameter = item.value as? Parameter
        if (parameter == null) {
            val text = item.value as String?
            parts.items.add(LinkItem(item.name, text, text?.split(",") ?: emptyList()))
            return
        }
        if (parameter.name == null) {
            if (parameter.isRequired) throw failure("unprintable", "'${item.name}' has no name")
            return
        }
        used.add(parameter.name)
        val given = values[parameter.name] ?: parameter.only
        if (given == null) {
            if (parameter.isRequired) throw failure("missing-value", "parameter '${parameter.name}' has no value")
            return
        }
        if (isDefault(parameter, given)) return
        val elements = if (parameter.list != Listing.NONE && given is List<*>) given else listOf(given)
        if (elements.isEmpty()) throw failure("empty-list", "the list '${parameter.name}' is empty")
        val texts = elements.map { text(parameter, it as Any) }
        if (parameter.list == Listing.COMMAS) {
            parts.items.add(LinkItem(item.name, texts.joinToString(","), texts))
        } else {
            texts.forEach { parts.items.add(LinkItem(item.name, it, it.split(","))) }
        }
    }

    private fun writeFragment(expected: Any) {
        val parameter = expected as? Parameter
        if (parameter == null) {
            parts.fragment = expected as String
            return
        }
        val given = parameter.name?.let { values[it] }
        if (given == null) {
            if (!parameter.isRequired) return
            throw if (parameter.name == null) failure("unprintable", "the fragment has no name")
            else failure("missing-value", "parameter '${parameter.name}' has no value")
        }
        used.add(parameter.name)
        if (!isDefault(parameter, given)) parts.fragment = text(parameter, given)
    }

    private fun hasCapture(name: String): Boolean {
        val others = form.items.map { it.value } + listOf(form.fragment)
        return others.any { it is Parameter && it.name == name }
    }

    private fun isDefault(parameter: Parameter, value: Any): Boolean {
        val defaultValue = parameter.defaultValue ?: return false
        val given = if (parameter.list != Listing.NONE && value is List<*>) value else listOf(value)
        val texts = given.map { parameter.rule.write(it as Any) }
        return null !in texts && texts == defaultValue.map { parameter.rule.read(it, false) }
    }

    private fun joined(source: String): String {
        val text = StringBuilder(source)
        val hostIsFirst = form.hostIsFirst
        parts.segments.forEachIndexed { index, segment ->
            if (index == 0 && hostIsFirst) text.append(escaped(segment, ""))
            else text.append('/').append(escaped(segment, Policy.segment))
        }
        if (parts.segments.isEmpty() && !hostIsFirst) text.append('/')
        val listed = form.items.filter { (it.value as? Parameter)?.list == Listing.COMMAS }.map { it.name }
        parts.items.forEachIndexed { index, item ->
            text.append(if (index == 0) '?' else '&').append(escaped(item.name, Policy.item))
            if (item.value == null) return@forEachIndexed
            text.append('=')
            if (item.name in listed) text.append(item.elements.joinToString(",") { escaped(it, Policy.element) })
            else text.append(escaped(item.value, Policy.item))
        }
        parts.fragment?.let { text.append('#').append(escaped(it, Policy.fragment)) }
        return text.toString()
    }

    /** Where the link leads: back, or the values are refused. */
    private fun checkLeadsBack() {
        if (ignoresHost(form, parts)) throw failure("leads-elsewhere", "'${parts.text}' has a host that is ignored")
        for (number in (form.rivals + form.hostRivals).sorted()) {
            val rival = Forms.at(number)
            val reader = FormReader(rival, parts, form)
            val reading = (if (number in form.rivals) reader.read(false) else null)
                ?: (if (number in form.hostRivals) reader.read(true) else null) ?: continue
            if (reading.isRepeated) throw failure("rejected-link", "the link would be rejected: duplicate query item")
            if (rival.route == form.route && holds(reading.captures, rival)) return
            val place = if (rival.route == form.route) "does not lead back to the same values"
            else "leads to '${rival.route}' instead"
            throw failure("leads-elsewhere", "'${parts.text}' $place")
        }
        throw failure("leads-elsewhere", "'${parts.text}' leads nowhere")
    }

    /** Whether what a form read is what was written, and nothing else but what stands for absent values. */
    private fun holds(captures: Map<String, List<String>>, rival: Form): Boolean {
        val parameters = parametersOf(rival)
        val runs = rival.path.filterIsInstance<Run>()
        val named = parameters.mapNotNull { it.name } + runs.mapNotNull { it.name }
        val areSame = parameters.all { one ->
            one.name == null || isSame(one.name, one.rule, captures)
                || values[one.name] == null && (one.defaultValue != null || one.only != null)
        }
        return areSame && runs.all { it.name == null || isSame(it.name, null, captures) }
            && form.path.all { it !is Run || it.name == null || values[it.name] == null || it.name in named }
            && parametersOf(form).all { one ->
                val isGiven = one.name != null && (values[one.name] ?: one.only) != null
                !isGiven || rival === form || one.name in named
            }
            && (values["**"] ?: emptyList<String>()) == (captures["**"] ?: emptyList<String>())
    }

    private fun isSame(name: String, rule: Rule?, captures: Map<String, List<String>>): Boolean {
        val given = values[name]
        val found = captures[name]
        if (given == null || found == null) return given == null && found == null
        val all = given as? List<*> ?: listOf(given)
        return all.map { one -> rule?.let { it.write(one as Any) } ?: one as? String } == found
    }
}

private fun escaped(text: String, keeping: String): String {
    val escaped = StringBuilder()
    for (byte in text.toByteArray(Charsets.UTF_8)) {
        val character = (byte.toInt() and 0xFF).toChar()
        val isPlain = character in 'A'..'Z' || character in 'a'..'z' || character in '0'..'9' || character in "._~-"
        if (isPlain || character in keeping) escaped.append(character)
        else escaped.append('%').append("%02X".format(character - '\u0000'))
    }
    return escaped.toString()
}

/** Whether a text is one of Unicode: no half of a pair stands alone. */
private fun isText(text: String): Boolean {
    var index = 0
    while (index < text.length) {
        val isPair = text[index].isHighSurrogate() && index + 1 < text.length && text[index + 1].isLowSurrogate()
        if (text[index].isSurrogate() && !isPair) return false
        index += if (isPair) 2 else 1
    }
    return true
}

/** What is wrong with a link as a whole. */
private fun rejectionOf(form: Form, parts: Parts): String? {
    val texts = parts.segments + parts.items.flatMap { listOf(it.name, it.value ?: "") } + listOf(parts.fragment ?: "")
    if (parts.text.length > Policy.maximumLength) return "it is too long"
    val hosts = if (form.countsHost) 1 else if (ignoresHost(form, parts)) -1 else 0
    if (parts.segments.size + hosts > Policy.maximumSegments) return "it has too many segments"
    if (parts.items.size > Policy.maximumQueryItems) return "it has too many items"
    val isControlled = form.hostIsFirst && parts.segments.firstOrNull()?.any { it.isISOControl() } == true
    if (isControlled || !Policy.allowsControlCharacters && texts.any { text -> text.any { it.isISOControl() } }) {
        return "it has a control character"
    }
    for (segment in parts.segments) {
        val isDots = segment == "." || segment == ".."
        if (isDots && !Policy.allowsDotSegments) return "it has a dot segment"
        if (!isDots && !Policy.allowsTraversal && ".." in segment.split('/', '\\')) return "a value climbs"
    }
    return null
}

/** Whether the policy ignores the first segment, which is written as the host. */
private fun ignoresHost(form: Form, parts: Parts): Boolean {
    val first = parts.segments.firstOrNull() ?: ""
    return form.hostIsFirst && Policy.ignoresDomainHosts && ('.' in first || first == "localhost")
}

private fun parametersOf(form: Form): List<Parameter> {
    val pieces = form.path.flatMap { if (it is List<*>) it else listOf(it) }
    return (pieces + form.items.map { it.value } + listOf(form.fragment)).filterIsInstance<Parameter>()
}

// Where a link leads.

private class Reading(val captures: Map<String, List<String>>, val isRepeated: Boolean)

/** What became of an item: it does not fit, it stands twice, or it has these texts, or none. */
private class Found(val texts: List<String>?, val isMisfit: Boolean = false, val isRepeated: Boolean = false)

private val misfit = Found(null, isMisfit = true)
private val nothing = Found(null)

/** Reads what was written by one form as another one reads it. */
private class FormReader(val rival: Form, val parts: Parts, val written: Form) {
    private val captures = mutableMapOf<String, List<String>>()
    private var hasHost = false
    private var segments: List<String> = emptyList()

    fun read(host: Boolean): Reading? {
        captures.clear()
        val source = written.source ?: ""
        val isFirst = written.hostIsFirst
        segments = if (isFirst && !host) parts.segments.drop(1) else parts.segments
        hasHost = host && isFirst && segments.isNotEmpty()
        val name = if (!isFirst && host) Regex("://([^/:]+)").find(source)?.groupValues?.get(1) else null
        if (name != null) {
            segments = listOf(name) + segments
            hasHost = true
        }
        if (!readPath(0, 0)) return null
        var isRepeated = false
        for (item in rival.items) {
            val found = readItem(item)
            if (found.isMisfit) return null
            isRepeated = isRepeated || found.isRepeated
            note(item.value, found)
        }
        rival.fragment?.let { expected ->
            val found = readFragment(expected)
            if (found.isMisfit) return null
            note(expected, found)
        }
        return Reading(captures, isRepeated)
    }

    private fun note(value: Any?, found: Found) {
        val name = (value as? Parameter)?.name ?: return
        found.texts?.let { captures[name] = it }
    }

    private fun folds(position: Int): Boolean =
        Policy.isCaseInsensitive || hasHost && position == 0 && !Policy.comparesHostSegmentsExactly

    private fun readPath(index: Int, position: Int): Boolean {
        if (index == rival.path.size) return position == segments.size
        val segment = rival.path[index]
        if (segment is Run) return readRun(segment, index, position)
        return position < segments.size && readSegment(segment, segments[position], folds(position), captures)
            && readPath(index + 1, position + 1)
    }

    private fun readRun(run: Run, index: Int, position: Int): Boolean {
        val next = rival.path.getOrNull(index + 1)
        for (end in position + run.minimum..segments.size) {
            if (run.stops && next != null && next !is Run) {
                if (end == segments.size || !readSegment(next, segments[end], folds(end), mutableMapOf())) continue
            }
            if (readPath(index + 1, end)) {
                captures[run.name ?: "**"] = segments.subList(position, end)
                return true
            }
            if (run.stops && next != null) return false
        }
        return false
    }

    private fun readItem(item: Item): Found {
        val items = parts.items.filter { it.name == item.name }
        val parameter = item.value as? Parameter
            ?: return counted(items.map { if (it.value == item.value) nothing else misfit })
        if (items.isEmpty()) return absent(parameter)
        if (parameter.list != Listing.NONE) {
            val texts = items.flatMap { one ->
                if (one.value == null) emptyList() else if (parameter.list == Listing.ITEMS) listOf(one.value) else one.elements
            }
            if (texts.isEmpty()) return absent(parameter)
            val found = texts.map { parameter.rule.read(it, false) }
            if (null in found) return if (parameter.isLenient) nothing else misfit
            return Found(found.filterNotNull())
        }
        val valued = if (Policy.repeatedItems == "firstValid") items.filter { it.value != null } else items
        val found = counted((if (valued.isEmpty()) items else valued).map { one ->
            if (one.value == null) absent(parameter) else fitting(parameter.rule.read(one.value, false))
        })
        return if (found.isMisfit && parameter.isLenient) nothing else found
    }

    private fun fitting(text: String?): Found = if (text == null) misfit else Found(listOf(text))

    private fun counted(found: List<Found>): Found {
        val fits = found.filter { !it.isMisfit }
        return when (Policy.repeatedItems) {
            "rejected" -> if (found.size > 1 && fits.isNotEmpty()) Found(null, isRepeated = true) else fits.firstOrNull() ?: misfit
            "firstValid" -> fits.firstOrNull() ?: misfit
            "first" -> found.firstOrNull() ?: misfit
            else -> found.lastOrNull() ?: misfit
        }
    }

    private fun absent(parameter: Parameter): Found {
        if (parameter.isRequired) return misfit
        return Found(parameter.defaultValue?.map { parameter.rule.read(it, false) ?: it })
    }

    private fun readFragment(expected: Any): Found {
        val fragment = parts.fragment
        val parameter = expected as? Parameter ?: return if (fragment == expected) nothing else misfit
        if (fragment == null) return absent(parameter)
        val text = parameter.rule.read(fragment, false)
        return if (text == null && parameter.isLenient) nothing else fitting(text)
    }
}

private fun isSame(a: String, b: String, folds: Boolean): Boolean {
    if (a == b || !folds || a.length != b.length) return a == b
    fun small(character: Char) = if (character in 'A'..'Z') character + 32 else character
    return a.indices.all { small(a[it]) == small(b[it]) }
}

private fun readSegment(
    segment: Any, text: String, folds: Boolean, captures: MutableMap<String, List<String>>
): Boolean = when (segment) {
    is String -> isSame(segment, text, folds)
    is Parameter -> readPieces(listOf(segment), 0, text, 0, folds, captures)
    is List<*> -> readPieces(segment.map { it as Any }, 0, text, 0, folds, captures)
    else -> text.isNotEmpty()
}

private fun readPieces(
    pieces: List<Any>, index: Int, text: String, position: Int, folds: Boolean, captures: MutableMap<String, List<String>>
): Boolean {
    if (index == pieces.size) return position == text.length
    val parameter = pieces[index] as? Parameter
    if (parameter == null) {
        val literal = pieces[index] as String
        val end = minOf(text.length, position + literal.length)
        return isSame(literal, text.substring(position, end), folds)
            && readPieces(pieces, index + 1, text, end, folds, captures)
    }
    val isBetween = parameter.rule !== anyText && pieces.subList(0, index).any { it is Parameter }
        && pieces.subList(index + 1, pieces.size).any { it is Parameter }
    val ends = if (index + 1 == pieces.size) maxOf(text.length, position + 1)..text.length else position + 1..text.length
    for (end in ends) {
        val part = text.substring(position, end)
        if (isBetween && part.toByteArray(Charsets.UTF_8).size > 128) return false
        val value = parameter.rule.read(part, folds) ?: continue
        if (!readPieces(pieces, index + 1, text, end, folds, captures)) continue
        if (parameter.name != null) captures[parameter.name] = listOf(value)
        return true
    }
    return false
}

// What parameters take.

private fun integer(name: String, least: String, most: String, isLenient: Boolean = false): Rule {
    val form = Regex(if (isLenient) "[-+]?[0-9]+" else "0|-?[1-9][0-9]*")
    val range = BigInteger(least)..BigInteger(most)
    fun within(value: BigInteger) = if (value in range) value.toString() else null
    return Rule(
        name,
        { value -> if (value is Int || value is Long || value is BigInteger) within(BigInteger(value.toString())) else null },
        { text, _ -> if (form.matches(text)) within(BigInteger(text)) else null })
}

/** A number of 53 or 24 bits. */
private fun decimal(name: String, isSingle: Boolean, isLenient: Boolean = false): Rule {
    val form = Regex(
        if (isLenient) "(?i)[-+]?(([0-9]+\\.?[0-9]*|\\.[0-9]+)(e[-+]?[0-9]+)?" +
            "|0x([0-9a-f]+\\.?[0-9a-f]*|\\.[0-9a-f]+)(p[-+]?[0-9]+)?|inf(inity)?|s?nan|nan\\(\\w*\\))"
        else "-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][-+]?[0-9]+)?")
    fun spelled(value: Double): String? = when {
        value.isNaN() -> if (isLenient) "nan" else null
        value.isInfinite() -> if (isLenient) (if (value < 0) "-inf" else "inf") else null
        else -> digits(value, isSingle)
    }
    fun read(text: String): String? {
        if (!form.matches(text)) return null
        fun has(part: String) = text.contains(part, ignoreCase = true)
        val value = when {
            has("nan") -> Double.NaN
            has("inf") -> if (text.startsWith("-")) Double.NEGATIVE_INFINITY else Double.POSITIVE_INFINITY
            // 'toDouble' requires the exponent of a hexadecimal number.
            has("x") && !has("p") -> (text + "p0").toDouble()
            isSingle -> text.toFloat().toDouble()
            else -> text.toDouble()
        }
        val isMinusZero = value == 0.0 && 1 / value < 0
        return if (!isLenient && (value.isInfinite() || isMinusZero)) null else spelled(value)
    }
    return Rule(
        name, { value -> if (value is Float) spelled(value.toDouble()) else if (value is Double) spelled(value) else null },
        { text, _ -> read(text) })
}

/** The fewest digits that are read as the same number. */
private fun digits(value: Double, isSingle: Boolean): String {
    if (value == 0.0) return "0"
    val exact = BigDecimal(value)
    fun isSame(one: BigDecimal) = if (isSingle) one.toFloat() == value.toFloat() else one.toDouble() == value
    val modes = listOf(RoundingMode.HALF_EVEN, RoundingMode.DOWN, RoundingMode.UP)
    val fewest = (1..17).asSequence()
        .flatMap { count -> modes.asSequence().map { exact.round(MathContext(count, it)) } }
        .first { isSame(it) }.stripTrailingZeros()
    val all = fewest.unscaledValue().abs().toString()
    val exponent = fewest.precision() - fewest.scale() - 1
    val sign = if (value < 0) "-" else ""
    if (exponent < -4 || Math.abs(value) > (if (isSingle) 16777216.0 else 9007199254740992.0)) {
        return sign + all[0] + (if (all.length > 1) "." + all.substring(1) else "") + "e" + exponent
    }
    if (exponent < 0) return sign + "0." + "0".repeat(-exponent - 1) + all
    val whole = all.take(exponent + 1).padEnd(exponent + 1, '0')
    return sign + whole + (if (all.length > exponent + 1) "." + all.substring(exponent + 1) else "")
}

private fun truth(name: String, isLenient: Boolean = false): Rule {
    fun read(text: String): String? = when (if (isLenient) (text as java.lang.String).toLowerCase(Locale.ROOT) else text) {
        "true" -> "true"
        "false" -> "false"
        "yes", "1" -> if (isLenient) "true" else null
        "no", "0" -> if (isLenient) "false" else null
        else -> null
    }
    return Rule(name, { value -> (value as? Boolean)?.toString() }, { text, _ -> read(text) })
}

private fun texts(name: String, takes: (String) -> Boolean): Rule =
    Rule(name, { value -> (value as? String)?.takeIf(takes) }, { text, _ -> text.takeIf(takes) })

/** The texts in parts, because the JVM limits the size of methods. */
private fun oneOf(name: String, vararg parts: () -> List<String>): Rule {
    val all = parts.flatMap { it() }
    return Rule(
        name, { value -> all.find { it == value } },
        { text, folds -> all.find { it == text } ?: all.find { isSame(it, text, folds) } })
}

/**
 * The texts of a regular expression: for each state the transitions from it, of three numbers each: the first byte, the
 * last byte, and the next state. Numbers are text, because a method can create few arrays.
 */
private fun automaton(name: String, start: Int, ends: String, vararg states: String): Rule {
    val transitions = states.map { numbers(it) }
    val last = numbers(ends)
    return texts(name) { text ->
        var state: Int? = start
        for (byte in text.toByteArray(Charsets.UTF_8)) {
            val ways = transitions[state ?: break]
            val value = byte.toInt() and 0xFF
            val way = (0 until ways.size step 3).find { value in ways[it]..ways[it + 1] }
            state = way?.let { ways[it + 2] }
        }
        state != null && state in last
    }
}

private fun numbers(text: String): List<Int> = text.split(" ").filter { it.isNotEmpty() }.map { it.toInt() }

private val anyText = texts("String") { true }
