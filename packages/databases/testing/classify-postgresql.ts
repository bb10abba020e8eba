import { analyzeStatement } from '../node/postgresql/analyze-in-worker.ts'
import type { StatementVerdict } from '../src/statements.ts'

/** The verdict of the first wall of PostgreSQL on a statement, by its text alone. */
export async function classifyPostgresql(text: string): Promise<StatementVerdict> {
  const analysis = await analyzeStatement(text)
  if (analysis.kind !== 'parsed') return analysis
  return analysis.reason === null ? { kind: 'read' } : { kind: 'not-read', reason: analysis.reason }
}
