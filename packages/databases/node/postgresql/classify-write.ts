import type { EngineWords } from '../../src/failures.ts'
import { findReason, parsePostgresql } from './classify.ts'
import { quote } from './table.ts'

/** A statement that writes rows of one table. */
export interface WriteStatement {
  /** Its text, without what stands behind it. */
  text: string
  act: 'insert' | 'update' | 'delete'
  schema: string | undefined
  table: string
  /** What its rows are called within it, quoted. */
  alias: string
  /** Columns that it sets by name. */
  sets: string[]
  /** Whether it may change rows that are there, as an insert can where there is a conflict. */
  mayReplace: boolean
  hasReturning: boolean
}

/** What a statement is as a write. */
export type WriteVerdict =
  | { kind: 'write'; statement: WriteStatement }
  | { kind: 'not-write' }
  | { kind: 'unreadable'; words: EngineWords }

interface WriteTree {
  relation?: { schemaname?: string; relname?: string; alias?: { aliasname?: string } }
  targetList?: { ResTarget?: { name?: string } }[]
  returningClause?: object
  onConflictClause?: { action?: string; targetList?: WriteTree['targetList'] }
}

const acts = { InsertStmt: 'insert', UpdateStmt: 'update', DeleteStmt: 'delete' } as const

/** Whether a text is one INSERT, UPDATE or DELETE, in which all else reads. */
export async function classifyWrite(text: string): Promise<WriteVerdict> {
  const parsed = await parsePostgresql(text)
  if (parsed.kind === 'unreadable') return parsed
  if (parsed.kind !== 'parsed') return { kind: 'not-write' }
  const [[root, tree] = ['', undefined]] = Object.entries(parsed.tree) as [string, WriteTree][]
  const act = Object.entries(acts).find(([name]) => name === root)?.[1]
  const { relname, schemaname, alias } = tree?.relation ?? {}
  if (act === undefined || tree === undefined || relname === undefined) return { kind: 'not-write' }
  if (findReason(tree) !== undefined) return { kind: 'not-write' }
  const conflict = tree.onConflictClause
  return {
    kind: 'write',
    statement: {
      text: parsed.text,
      act,
      schema: schemaname,
      table: relname,
      alias: quote(alias?.aliasname ?? relname),
      sets: [...(tree.targetList ?? []), ...(conflict?.targetList ?? [])].flatMap(
        ({ ResTarget }) => ResTarget?.name ?? []
      ),
      mayReplace: conflict?.action === 'ONCONFLICT_UPDATE',
      hasReturning: tree.returningClause !== undefined
    }
  }
}
