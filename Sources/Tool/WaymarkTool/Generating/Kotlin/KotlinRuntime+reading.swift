extension KotlinRuntime {
    /// The part of every generated file that is the same in all: where a link leads that was written.
    static let reading = #"""
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
                return Found(parameter.standIn?.map { parameter.rule.read(it, false) ?: it })
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
            else -> true
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
        """#
}
