const mostParagraphs = 12

/** The paragraphs of a text; beyond the twelfth they run together. */
export function paragraphsOf(text: string): string[] {
  const paragraphs = text
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
  if (paragraphs.length <= mostParagraphs) return paragraphs
  return [...paragraphs.slice(0, mostParagraphs - 1), paragraphs.slice(mostParagraphs - 1).join('\n')]
}
