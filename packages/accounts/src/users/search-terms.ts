const mostWords = 6

/** Search terms of a query: lower-case words without separators. */
export function toSearchTerms(search: string | undefined): string[] {
  const text = (search ?? '').toLowerCase()
  // An email address is a term of its own; so are its parts.
  const words = text.split(/\s+/u).flatMap((word) => (word.includes('@') ? [word] : word.split(/[._+-]+/u)))
  return [...new Set(words.filter((word) => word !== ''))].slice(0, mostWords)
}
