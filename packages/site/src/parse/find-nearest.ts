import { editDistance } from '@sitewright/text'

/** The known word that was probably meant (did you mean), ignoring case; undefined where none is close. */
export function findNearest(word: string, known: readonly string[]): string | undefined {
  if (word === '' || word.length > 64) return undefined
  const wanted = word.toLowerCase()
  const ranked = known
    .map((candidate) => ({ candidate, edits: editDistance(wanted, candidate.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits)
  return ranked.find(({ candidate, edits }) => edits <= Math.floor((candidate.length + 1) / 3))?.candidate
}
