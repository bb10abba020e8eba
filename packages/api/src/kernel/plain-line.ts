/**
 * Whether a text is one line of readable characters: complete code points, no control characters, and no bidirectional
 * controls (UAX #9: embeddings, overrides, isolates), with which a name could reverse the rest of a row.
 */
export function isPlainLine(text: string): boolean {
  return text.isWellFormed() && !/[\p{Cc}\u2028-\u202E\u2066-\u2069]/u.test(text)
}

/** Whether every line of a text has readable characters only. */
export function isPlainText(text: string): boolean {
  return text.split('\n').every(isPlainLine)
}
