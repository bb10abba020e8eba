import { ApiError, isErrorCode, type DatabaseExportInput, type DatabaseQueryLine } from '@sitewright/api'
import { byteOrderMark, toCsvRows } from '@sitewright/api/csv'
import { createCsvRows, createJsonRows, databaseCapabilities, readLimits } from '@sitewright/databases'
import { type UserCall, exportTypes } from '@sitewright/kernel/call'
import { getUsedConnection } from '../connections/get-used-connection.ts'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import type { SentFile } from '@sitewright/kernel/routing'
import { beginQuery, requireStatement, type QueryRun } from './run-query.ts'

/** No limit of rows or cells; the engine still refuses a row that is too large. */
const unlimited = {
  rows: Number.MAX_SAFE_INTEGER,
  size: Number.MAX_SAFE_INTEGER,
  cell: readLimits.batchBytes,
  milliseconds: readLimits.exportMs
}

/** Exports the whole result of a query as a streamed file. */
export async function exportQuery(
  call: UserCall,
  { connection: id, format, separator, ...input }: DatabaseExportInput,
  run: QueryRun
): Promise<SentFile> {
  const { services, actor } = call
  await enforceRateLimit(services, 'database-export-account', actor.userId)
  requireStatement(input.query)
  const connection = await getUsedConnection(call, id)
  if (databaseCapabilities[connection.kind].charges) throw new ApiError('query.export-charged')
  const write = createFileWriter(format, separator)
  const content = await beginQuery(
    call,
    { input, connection, limits: unlimited, exportedAs: format, write },
    run
  )
  const day = new Date(services.now()).toISOString().slice(0, 10)
  return {
    name: `${connection.name}-${day}.${format}`,
    type: exportTypes[format],
    content: await fromColumns(content)
  }
}

/** Formats the lines of a query as a file; throws an error line as an ApiError. */
function createFileWriter(
  format: DatabaseExportInput['format'],
  separator: DatabaseExportInput['separator']
): (line: DatabaseQueryLine) => string {
  let toJson = createJsonRows([])
  let toCells = createCsvRows([])
  return (line) => {
    switch (line.kind) {
      case 'start':
        return ''
      case 'columns':
        toJson = createJsonRows(line.columns)
        toCells = createCsvRows(line.columns)
        return format === 'csv'
          ? `${byteOrderMark}${toCsvRows([line.columns.map(({ name }) => name)], separator)}`
          : ''
      case 'rows':
        return format === 'csv'
          ? toCsvRows(line.rows.map(toCells), separator)
          : line.rows.map((row) => `${toJson(row)}\n`).join('')
      case 'end':
        if (line.truncated !== null) throw new ApiError('query.too-large')
        return ''
      case 'error':
        throw toApiError(line)
    }
  }
}

function toApiError({ code, message, engine }: Extract<DatabaseQueryLine, { kind: 'error' }>): ApiError {
  const known = isErrorCode(code) ? code : 'query.failed'
  if (engine === null) return new ApiError(known, [{ path: 'body.query', message }])
  const { place } = engine
  const where = place === null ? '' : `Line ${place.line}, column ${place.column}: `
  return new ApiError(known, [{ path: 'body.query', message: `${where}${engine.message}` }])
}

/** Waits for the columns: a failure before them gets an error response, a later one can only abort the file. */
async function fromColumns(content: AsyncIterable<string>): Promise<AsyncIterable<string>> {
  const pieces = content[Symbol.asyncIterator]()
  await pieces.next()
  let head: IteratorResult<string> | undefined = await pieces.next()
  return {
    [Symbol.asyncIterator]: () => ({
      next() {
        const first = head
        head = undefined
        return first === undefined ? pieces.next() : Promise.resolve(first)
      },
      return: async () => (await pieces.return?.()) ?? { done: true, value: undefined }
    })
  }
}
