/** The length of a trigram. */
const length = 3
/** More trigrams narrow an index search only slightly. */
const mostPieces = 4

/** A sample of search texts from the whole log, to estimate how common a trigram is. */
export interface TextSample {
  texts: readonly string[]
  /** The number of entries that it represents. */
  entries: number
}

interface PieceOptions {
  sample: TextSample
  /** Maximum number of entries that contain a trigram. */
  most: number
  /** Whether the engine indexes a trigram unchanged. */
  isIndexed: (piece: string) => boolean
}

/**
 * The rarest trigrams of the search terms, by which an index finds few candidates. Posting lists of common trigrams are
 * as long as the log, so none is returned where all are common.
 */
export function findRarePieces(
  terms: readonly string[],
  { sample: { texts, entries }, most, isIndexed }: PieceOptions
): string[] {
  const each = entries / Math.max(1, texts.length)
  return [...new Set(terms.flatMap(piecesOf))]
    .filter(isIndexed)
    .map((piece) => ({ piece, held: each * texts.filter((text) => text.includes(piece)).length }))
    .filter(({ held }) => held <= most)
    .toSorted((one, other) => one.held - other.held)
    .slice(0, mostPieces)
    .map(({ piece }) => piece)
}

function piecesOf(term: string): string[] {
  const signs = Array.from(term)
  return signs.slice(length - 1).map((_, start) => signs.slice(start, start + length).join(''))
}
