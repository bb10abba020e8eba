/** Trigrams are of three characters, and so are pieces. */
const length = 3
/** More of them narrow an index search by little. */
const mostPieces = 4

/** Search texts of entries from all over the log, which tell how common a piece is. */
export interface TextSample {
  texts: readonly string[]
  /** Entries that it stands for. */
  entries: number
}

interface PieceOptions {
  sample: TextSample
  /** The most entries that may hold a piece. */
  most: number
  /** Whether the index of the engine has a piece as it is. */
  isIndexed: (piece: string) => boolean
}

/**
 * The rarest pieces of search terms, by which an index finds few candidates. Without them an index reads the lists of
 * common pieces, which are as long as the log. None where all pieces are common.
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
