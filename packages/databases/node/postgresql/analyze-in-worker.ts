import { tooDeep } from '../too-deep.ts'
import { createWorkerJob } from '../worker-job.ts'
import { analyzeHere, type StatementAnalysis } from './analysis.ts'

/** Characters of a statement that this thread reads itself, in a few milliseconds; longer ones go to a worker. */
const hereCharacters = 2000

const analyzeThere = createWorkerJob<StatementAnalysis>({
  script: new URL('./analysis-worker.ts', import.meta.url),
  deadlineMs: 5000,
  heapMb: 512
})

/**
 * Analyses a statement by its text, on a worker where it is long. A writing WITH and SELECT INTO are a SELECT at the top,
 * and EXPLAIN ANALYZE runs its statement; what functions do, the catalogue wall checks.
 */
export async function analyzeStatement(text: string): Promise<StatementAnalysis> {
  if (text.length <= hereCharacters) return analyzeHere(text)
  return (await analyzeThere(text)) ?? tooDeep
}
