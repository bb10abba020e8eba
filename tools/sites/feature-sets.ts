// Feature sets for tests: a pairwise covering array (each pair of features meets all four ways) and seeded others.
import { closureOf, featureIds, type FeatureId } from '../../packages/catalog/src/index.ts'

type Row = readonly boolean[]

/** A random source with a seed (mulberry32), so that a failing set can be made again. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function pairsOf(row: Row): string[] {
  return row.flatMap((value, first) =>
    row.slice(first + 1).map((other, offset) => `${first},${first + 1 + offset},${value},${other}`)
  )
}

/** Rows that cover every pair of values, greedily: of fifty random rows the one that covers most new pairs. */
function coveringRows(width: number): Row[] {
  const random = seeded(width)
  const covered = new Set<string>()
  const wanted = (width * (width - 1) * 4) / 2
  const rows: Row[] = []
  while (covered.size < wanted) {
    const candidates = Array.from({ length: 50 }, () => Array.from({ length: width }, () => random() < 0.5))
    const gains = candidates.map((row) => pairsOf(row).filter((pair) => !covered.has(pair)).length)
    const best = candidates[gains.indexOf(Math.max(...gains))] ?? []
    if (pairsOf(best).every((pair) => covered.has(pair))) continue
    pairsOf(best).forEach((pair) => covered.add(pair))
    rows.push(best)
  }
  return rows
}

function toFeatureSet(row: Row): FeatureId[] {
  return closureOf(featureIds.filter((_, index) => row[index]))
}

/** Sets in which every two features occur together, apart and alone, as far as their needs allow. */
export function pairwiseSets(): FeatureId[][] {
  return coveringRows(featureIds.length).map(toFeatureSet)
}

/** As many sets by chance as asked for, the same for the same seed. */
export function randomSets(count: number, seed = 1): FeatureId[][] {
  const random = seeded(seed)
  return Array.from({ length: count }, () => toFeatureSet(featureIds.map(() => random() < random())))
}
