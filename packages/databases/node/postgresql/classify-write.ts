import type { EngineWords } from '../../src/failures.ts'
import { analyzeStatement } from './analyze-in-worker.ts'
import type { StatementNames } from './statement-names.ts'
import type { WriteStatement } from './write-statement.ts'

export type WriteVerdict =
  | { kind: 'write'; statement: WriteStatement; names: StatementNames }
  | { kind: 'not-write' }
  | { kind: 'unreadable'; words: EngineWords }

/** Whether a text is one INSERT, UPDATE or DELETE, in which all else reads. */
export async function classifyWrite(text: string): Promise<WriteVerdict> {
  const analysis = await analyzeStatement(text)
  if (analysis.kind === 'unreadable') return analysis
  if (analysis.kind !== 'parsed' || analysis.write === undefined) return { kind: 'not-write' }
  return { kind: 'write', statement: analysis.write, names: analysis.names }
}
