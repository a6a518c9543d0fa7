/**
 * Why a link was not written.
 *
 * @property code What is wrong, in a word that stays the same: `missing-value`, `invalid-value`, `empty-segment-value`,
 *   `dot-segment-value`, `empty-list`, `unknown-parameter`, `unprintable`, `rejected-link`, `leads-elsewhere`.
 * @property route The route whose link was to be written.
 */
class LinkException(val code: String, val route: String, message: String) : Exception("$route: $message")
