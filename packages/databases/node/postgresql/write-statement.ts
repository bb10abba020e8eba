import { quote } from './table.ts'

/** A statement that writes rows of one table. */
export interface WriteStatement {
  /** Its text, without a semicolon or comments behind it. */
  text: string
  action: 'insert' | 'update' | 'delete'
  schema: string | undefined
  table: string
  /** The quoted name or alias of its table. */
  alias: string
  /** Columns that it sets by name. */
  sets: string[]
  /** Whether it may change rows that are there, as an insert can where there is a conflict. */
  mayReplace: boolean
  hasReturning: boolean
}

interface WriteTree {
  relation?: { schemaname?: string; relname?: string; alias?: { aliasname?: string } }
  targetList?: { ResTarget?: { name?: string } }[]
  returningClause?: object
  onConflictClause?: { action?: string; targetList?: WriteTree['targetList'] }
}

const actions: ReadonlyMap<string, WriteStatement['action']> = new Map([
  ['InsertStmt', 'insert'],
  ['UpdateStmt', 'update'],
  ['DeleteStmt', 'delete']
])

/** The write that a tree is; undefined where it is another statement. */
export function toWriteStatement(root: string, tree: WriteTree, text: string): WriteStatement | undefined {
  const action = actions.get(root)
  const { relname, schemaname, alias } = tree.relation ?? {}
  if (action === undefined || relname === undefined) return undefined
  const conflict = tree.onConflictClause
  return {
    text,
    action,
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
