/** Puts a text on one line, without doubled spaces. */
export function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}
