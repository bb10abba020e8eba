const mostParagraphs = 12

/** Splits a text into paragraphs; those beyond the twelfth are joined into one. */
export function splitParagraphs(text: string): string[] {
  const paragraphs = text
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
  if (paragraphs.length <= mostParagraphs) return paragraphs
  return [...paragraphs.slice(0, mostParagraphs - 1), paragraphs.slice(mostParagraphs - 1).join('\n')]
}
