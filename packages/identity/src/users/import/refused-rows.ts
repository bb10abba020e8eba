import { ApiError, type ImportProblem } from '@sitewright/api'
import { byteOrderMark, toCsvRows } from '@sitewright/api/csv'
import type { UserCall } from '@sitewright/kernel/call'
import type { SentFile } from '@sitewright/kernel/routing'
import { getImport } from './check-import.ts'
import type { RowProblem } from './check-row.ts'
import { columnNames } from './first-row.ts'
import { findRowsAfter, findImportOfJob, type ImportRow } from './imports.repository.ts'
import { importMessages as messages } from './messages.ts'

const rowsOfPage = 100
const rowsOfPiece = 500

/** A page of the problems that the check found. */
export async function listProblems(
  call: UserCall,
  id: string,
  after: number
): Promise<{ problems: ImportProblem[]; next: number | null }> {
  const names = columnNames(await getImport(call, id))
  const rows = await findRowsAfter(call.services.database.db, id, {
    after,
    limit: rowsOfPage + 1,
    which: 'with problems'
  })
  const shown = rows.slice(0, rowsOfPage)
  const problems = shown.flatMap(({ position, problems: text }) =>
    readProblems(text).map(({ column, message }) => ({
      row: position,
      column: column === null ? '' : (names[column] ?? ''),
      message
    }))
  )
  return { problems, next: rows.length > rowsOfPage ? (shown.at(-1)?.position ?? null) : null }
}

/** The rows that an import refused, with the columns of the file and the reasons. */
export async function exportRefusedRows(call: UserCall, jobId: string): Promise<SentFile> {
  const upload = await findImportOfJob(call.services.database.db, jobId)
  if (upload?.actor_id !== call.actor.userId) throw new ApiError('import.not-found')
  return { name: `refused-${upload.name.replace(/\.\w+$/, '')}.csv`, content: writeRows(call, upload) }
}

async function* writeRows({ services }: UserCall, upload: ImportRow): AsyncGenerator<string> {
  const { id } = upload
  const names = columnNames(upload)
  yield `${byteOrderMark}${toCsvRows([[...names, messages.reason]])}`
  for (let after = 0; ;) {
    const rows = await findRowsAfter(services.database.db, id, {
      after,
      limit: rowsOfPiece,
      which: 'with problems'
    })
    if (rows.length > 0)
      yield toCsvRows(
        rows.map(({ cells, problems }) => {
          const values = JSON.parse(cells) as string[]
          const reasons = readProblems(problems).map(({ column, message }) =>
            column === null ? message : `${names[column] ?? ''}: ${message}`
          )
          return [...names.map((_, index) => values[index] ?? ''), reasons.join(' ')]
        })
      )
    after = rows.at(-1)?.position ?? after
    if (rows.length < rowsOfPiece) return
  }
}

function readProblems(text: string | null): RowProblem[] {
  return JSON.parse(text ?? '[]') as RowProblem[]
}
