extension KotlinRuntime {
    /// The part of every generated file that is the same in all: what parameters take.
    static let rules = #"""
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
                if (isLenient) "[-+]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][-+]?[0-9]+)?"
                else "-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][-+]?[0-9]+)?")
            fun spelled(value: Double): String? = when {
                value.isNaN() -> if (isLenient) "nan" else null
                value.isInfinite() -> if (isLenient) (if (value < 0) "-inf" else "inf") else null
                else -> digits(value, isSingle)
            }
            fun read(text: String): String? {
                val word = Regex("[-+]?(nan|inf|infinity)", RegexOption.IGNORE_CASE)
                if (isLenient && word.matches(text)) {
                    val isNaN = text.endsWith("nan", ignoreCase = true)
                    return if (isNaN) "nan" else if (text.startsWith("-")) "-inf" else "inf"
                }
                if (!form.matches(text)) return null
                val value = if (isSingle) text.toFloat().toDouble() else text.toDouble()
                val isMinusZero = value == 0.0 && 1 / value < 0
                return if (value.isInfinite() || isMinusZero && !isLenient) null else spelled(value)
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
            fun read(text: String): String? = when (if (isLenient) text.toLowerCase(Locale.ROOT) else text) {
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

        private fun oneOf(name: String, vararg all: String): Rule =
            Rule(
                name, { value -> all.find { it == value } },
                { text, folds -> all.find { it == text } ?: all.find { isSame(it, text, folds) } })

        /**
         * The texts of a regular expression: for each state the ways on from it, of three numbers each: the first byte, the last
         * byte, and the next state.
         */
        private fun automaton(name: String, start: Int, ends: IntArray, vararg states: IntArray): Rule = texts(name) { text ->
            var state: Int? = start
            for (byte in text.toByteArray(Charsets.UTF_8)) {
                val ways = states[state ?: break]
                val value = byte.toInt() and 0xFF
                val way = (0 until ways.size step 3).find { value in ways[it]..ways[it + 1] }
                state = way?.let { ways[it + 2] }
            }
            state != null && state in ends
        }

        private val anyText = texts("String") { true }
        """#
}
