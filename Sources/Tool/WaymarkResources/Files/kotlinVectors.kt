import java.io.PrintStream
import java.math.BigInteger
import kotlin.system.exitProcess

private var failures = 0
private val output = PrintStream(System.out, true, "UTF-8")

private fun report(problem: String) {
    failures += 1
    System.err.println(problem)
}

private fun link(route: String, expected: String, make: () -> String) {
    val found = try { make() } catch (error: LinkException) { error.toString() }
    if (found == expected) output.println("$route\t$found")
    else report("$route: expected $expected, found $found")
}

private fun refused(route: String, code: String, make: () -> String) {
    try {
        report("$route: expected $code, found ${make()}")
    } catch (error: LinkException) {
        if (error.code != code) report("$route: expected $code, found $error")
    }
}
