/**
 * Whether a text is one line of readable characters: whole code points, no control characters, and none of the characters
 * that set the direction of what follows (UAX #9: embeddings, overrides, isolates), with which a name could show the rest
 * of a row backwards.
 */
export function isPlainLine(text: string): boolean {
  return text.isWellFormed() && !/[\p{Cc}\u2028-\u202E\u2066-\u2069]/u.test(text)
}

/** Whether every line of a text is one of readable characters. */
export function isPlainText(text: string): boolean {
  return text.split('\n').every(isPlainLine)
}
