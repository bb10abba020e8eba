/** A text as it stands within a sentence: its first letter is lowercase, and all others stay as they are. */
export function lowercaseFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
