import type { StatementVerdict } from '../../src/statements.ts'
import { tooDeep } from '../too-deep.ts'
import { createWorkerJob } from '../worker-job.ts'
import type { Analysis, AnalysisJob } from './analysis.ts'
import { classifyWrite, type WriteVerdict } from './classify-write.ts'
import { classifyMysql } from './classify-read.ts'

/** Longest statement in characters that this thread classifies itself, in a few milliseconds; longer ones go to a worker. */
const hereCharacters = 2000

const analyzeThere = createWorkerJob<Analysis>({
  script: new URL('./statement-worker.ts', import.meta.url),
  deadlineMs: 5000,
  heapMb: 256
})

/** The verdict of `classifyMysql`, on a worker where the statement is long. */
export async function analyzeRead(text: string, database: string): Promise<StatementVerdict> {
  if (text.length <= hereCharacters) return classifyMysql(text, database)
  const job: AnalysisJob = { as: 'read', text, database }
  return ((await analyzeThere(JSON.stringify(job))) as StatementVerdict | undefined) ?? tooDeep
}

/** The verdict of `classifyWrite`, on a worker where the statement is long. */
export async function analyzeWrite(text: string, database: string): Promise<WriteVerdict> {
  if (text.length <= hereCharacters) return classifyWrite(text, database)
  const job: AnalysisJob = { as: 'write', text, database }
  const verdict = (await analyzeThere(JSON.stringify(job))) as WriteVerdict | undefined
  return verdict ?? { kind: 'not-write', why: tooDeep.words.message }
}
