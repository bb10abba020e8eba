/** Truncates a text for quoting it in a message, never inside a surrogate pair. */
export function excerpt(text: string, most = 40): string {
  // Half a character would be no text.
  return text.length <= most ? text : `${text.slice(0, most).replace(/\p{Surrogate}$/u, '')}…`
}
