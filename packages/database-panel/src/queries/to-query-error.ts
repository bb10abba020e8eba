import { apiErrors, notReadMessages, type ApiErrorCode, type DatabaseQueryLine } from '@sitewright/api'
import { DatabaseError, type EngineWords } from '@sitewright/databases'

export type QueryErrorLine = Extract<DatabaseQueryLine, { kind: 'error' }>

/** The error line of a failed query: its error code, and the engine's own message with its position. */
export function toQueryError({ failure }: DatabaseError, text: string): QueryErrorLine {
  if (failure.kind === 'connection') return toErrorLine(`connection.${failure.reason}`)
  const { reason, words, notRead } = failure
  const line = toErrorLine(reason === 'engine' ? 'query.failed' : `query.${reason}`)
  return {
    ...line,
    message: notRead === undefined ? line.message : `${line.message} ${notReadMessages[notRead]}`,
    engine: words === null ? null : toEngine(words, text)
  }
}

export function toErrorLine(code: ApiErrorCode): QueryErrorLine {
  return { kind: 'error', code, message: apiErrors[code].message, engine: null }
}

function toEngine({ position, ...words }: EngineWords, text: string): QueryErrorLine['engine'] {
  return { ...words, place: position === null ? null : toPlace(position, text) }
}

/** The line and column of a place, both from 1. */
function toPlace(position: number, text: string) {
  const before = text.slice(0, position).split('\n')
  return { offset: position, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
