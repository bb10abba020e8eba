/** As much of a text as a message quotes, in whole characters. */
export function brief(text: string, most = 40): string {
  // Half a character would be no text.
  return text.length <= most ? text : `${text.slice(0, most).replace(/\p{Surrogate}$/u, '')}…`
}
