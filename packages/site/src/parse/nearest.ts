/** Letters to insert, delete, replace or swap that lead from one word to the other. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Infinity
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    rows.push(row)
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Infinity
      row.push(Math.min(replaced, swapped, at(i - 1, j) + 1, at(i, j - 1) + 1))
    }
  }
  return at(a.length, b.length)
}

/** The known word that was probably meant, ignoring case; undefined where none is close. */
export function nearestOf(word: string, known: readonly string[]): string | undefined {
  if (word === '' || word.length > 64) return undefined
  const wanted = word.toLowerCase()
  const ranked = known
    .map((candidate) => ({ candidate, edits: distance(wanted, candidate.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits)
  return ranked.find(({ candidate, edits }) => edits <= Math.floor((candidate.length + 1) / 3))?.candidate
}
