/** Control characters except line ends and tabs, and the bidirectional controls of Unicode. */
const unprintable = /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu

/**
 * Escapes control characters against terminal injection: a checked file, its name or a key may hold escape sequences.
 * The form `\u001b` keeps JSON output valid.
 */
export function printable(text: string): string {
  return text.replace(unprintable, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
