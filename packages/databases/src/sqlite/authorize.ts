import type { NotReadReason } from '../statements.ts'
import { readingFunctions } from './functions.ts'
import { pointerOf } from './open-copy.ts'
import { isSecret, readOwn, type SqliteCopy } from './source.ts'

/** Why statements were refused while they were compiled. */
export interface Refusals {
  reasons: NotReadReason[]
}

/** Modules whose tables are made of values, not of pages. */
const harmlessModules: ReadonlySet<string> = new Set(['json_each', 'json_tree'])

/**
 * Has SQLite ask before it compiles each step of a statement: steps that read pass, columns that are secret read as
 * NULL, and every other step is refused.
 */
export function authorizeReads(copy: SqliteCopy): Refusals {
  const { sqlite3, secrets } = copy
  const { capi } = sqlite3
  // Such as the pages themselves, or the statements that are open.
  const modules = new Set(readOwn<{ name: string }>(copy, 'pragma module_list').map(({ name }) => name))
  const refusals: Refusals = { reasons: [] }
  const refuse = (reason?: NotReadReason): number => {
    if (reason !== undefined) refusals.reasons.push(reason)
    return capi.SQLITE_DENY
  }
  const read = (table: string, column: string): number => {
    if (isSecret(secrets, { table, column })) return capi.SQLITE_IGNORE
    const isInside = table.startsWith('pragma_') || (modules.has(table) && !harmlessModules.has(table))
    return isInside ? refuse() : capi.SQLITE_OK
  }
  const decide = (action: number, first: string, second: string): number => {
    switch (action) {
      case capi.SQLITE_SELECT:
      case capi.SQLITE_RECURSIVE:
        return capi.SQLITE_OK
      case capi.SQLITE_READ:
        return read(first, second)
      case capi.SQLITE_FUNCTION:
        return readingFunctions.has(second.toLowerCase()) ? capi.SQLITE_OK : refuse('function')
      case capi.SQLITE_PRAGMA:
        // The search index asks by itself whether it is what it was.
        return first === 'data_version' && second === '' ? capi.SQLITE_OK : refuse('setting')
      case capi.SQLITE_ATTACH:
      case capi.SQLITE_DETACH:
        return refuse('setting')
      case capi.SQLITE_TRANSACTION:
      case capi.SQLITE_SAVEPOINT:
        return refuse('transaction')
      default:
        return refuse('write')
    }
  }
  const code = capi.sqlite3_set_authorizer(
    pointerOf(copy),
    (_context, action, first, second) => decide(action, toText(first), toText(second)),
    0
  )
  copy.database.checkRc(code)
  return refusals
}

function toText(name: string | 0): string {
  return name === 0 ? '' : name
}
