import { DatabaseError, notRead, queryFailed } from '../failures.ts'
import type { Refusals } from './authorize.ts'
import { pointerOf } from './open-copy.ts'
import type { SqliteCopy } from './source.ts'

/** The failure of a statement, with the message of SQLite. */
export function toQueryError(
  error: unknown,
  { copy, text = '', refusals }: { copy: SqliteCopy; text?: string; refusals?: Refusals }
): DatabaseError {
  if (error instanceof DatabaseError) return error
  const { capi, SQLite3Error } = copy.sqlite3
  if (!(error instanceof SQLite3Error)) throw error
  const pointer = pointerOf(copy)
  const code = capi.sqlite3_errcode(pointer)
  const reason = refusals?.reasons[0]
  if (reason !== undefined) return notRead(reason)
  if (code === capi.SQLITE_READONLY) return notRead('write')
  if (code === capi.SQLITE_INTERRUPT) return queryFailed('timeout')
  if (code === capi.SQLITE_TOOBIG || code === capi.SQLITE_NOMEM) return queryFailed('too-large')
  return queryFailed('engine', {
    message: capi.sqlite3_errmsg(pointer),
    position: toPosition(text, capi.sqlite3_error_offset(pointer)),
    hint: null,
    code: capi.sqlite3_js_rc_str(code) ?? null
  })
}

/** The place in characters, where SQLite counts bytes. */
function toPosition(text: string, offset: number): number | null {
  if (offset < 0) return null
  return new TextDecoder().decode(new TextEncoder().encode(text).subarray(0, offset)).length
}
