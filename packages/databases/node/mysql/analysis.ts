import type { StatementVerdict } from '../../src/statements.ts'
import { classifyWrite, type WriteVerdict } from './classify-write.ts'
import { classifyMysql } from './classify-read.ts'

/** A statement to classify, with the current database of its session. */
export interface AnalysisJob {
  as: 'read' | 'write'
  text: string
  database: string
}

export type Analysis = StatementVerdict | WriteVerdict

/** Classifies a statement on this thread. */
export function analyzeHere(job: string): Analysis {
  const { as, text, database } = JSON.parse(job) as AnalysisJob
  return as === 'read' ? classifyMysql(text, database) : classifyWrite(text, database)
}
