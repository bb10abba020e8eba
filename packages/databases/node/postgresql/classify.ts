import type { StatementVerdict } from '../../src/statements.ts'
import type { StatementAnalysis } from './analysis.ts'
import { analyzeStatement } from './analyze.ts'

/**
 * What a statement would do, by its text alone: a writing WITH and SELECT INTO are a SELECT at the top, and EXPLAIN ANALYZE
 * carries out what stands behind it. What its functions do, the catalogue tells.
 */
export async function classifyPostgresql(text: string): Promise<StatementVerdict> {
  return toVerdict(await analyzeStatement(text))
}

export function toVerdict(analysis: StatementAnalysis): StatementVerdict {
  if (analysis.kind !== 'parsed') return analysis
  return analysis.reason === null ? { kind: 'read' } : { kind: 'not-read', reason: analysis.reason }
}
