/** Control characters but for line ends and tabs, and those that turn the direction of what follows. */
const unprintable = /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu

/**
 * A text as a terminal may show it: what a checked file, its name or a key brings along is written out instead of
 * obeyed, in a form that JSON reads too.
 */
export function printable(text: string): string {
  return text.replace(unprintable, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
