/** Truncates a text to at most `limit` characters, the last an ellipsis; never inside a surrogate pair. */
export function truncate(text: string, limit: number): string {
  const characters = Array.from(text)
  if (characters.length <= limit) return text
  const kept = characters.slice(0, limit - 1).join('')
  return `${kept.trimEnd()}…`
}
