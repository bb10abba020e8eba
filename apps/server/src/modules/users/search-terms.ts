const mostWords = 6

/** The words of a search as people are found by: small letters, without what stands between words. */
export function toSearchTerms(search: string | undefined): string[] {
  const text = (search ?? '').toLowerCase()
  // An address is a word of its own, parts of it are too.
  const words = text.split(/\s+/u).flatMap((word) => (word.includes('@') ? [word] : word.split(/[._+-]+/u)))
  return [...new Set(words.filter((word) => word !== ''))].slice(0, mostWords)
}
