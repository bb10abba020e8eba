import { ApiError } from '@sitewright/api'
import { DatabaseError, WriteError, type EngineWords } from '@sitewright/databases'

/** The API error of a connected database's failure; an unknown error stays as it is. */
export function toWriteApiError(error: unknown): unknown {
  if (error instanceof WriteError)
    return new ApiError(
      `write.${error.reason}`,
      error.rows === null ? toDetails(error.words) : [{ path: '', message: toRowWords(error.rows) }]
    )
  if (!(error instanceof DatabaseError)) return error
  const { failure } = error
  if (failure.kind === 'connection') return new ApiError(`connection.${failure.reason}`)
  if (failure.reason === 'timeout') return new ApiError('connection.timeout')
  return new ApiError('rows.failed', toDetails(failure.words))
}

function toDetails(words: EngineWords | null): { path: string; message: string }[] {
  if (words === null) return []
  const place = words.position === null ? '' : ` (at character ${words.position + 1})`
  const hint = words.hint === null ? '' : `. ${words.hint}`
  return [{ path: 'body.query', message: `${words.message}${place}${hint}` }]
}

function toRowWords(rows: number): string {
  return `About ${rows.toLocaleString('en-GB')} rows`
}
