import type { DatabaseRowsInput } from '@sitewright/api'
import { mutation, query } from '../../../requests/request.ts'

export const rowsQuery = (body: DatabaseRowsInput) =>
  query(['databases', 'rows', JSON.stringify(body)], 'POST /api/database/rows', { body })

/** The query of a held write, which its dialog polls. */
export const writeQuery = (id: string) =>
  query(['databases', 'write', id], 'GET /api/database/writes/{id}', { path: { id } })

export const beginWrite = mutation('POST /api/database/writes')
export const commitWrite = mutation('POST /api/database/writes/{id}/commit', { invalidates: ['databases'] })
export const rollBackWrite = mutation('POST /api/database/writes/{id}/roll-back')
export const undoWrite = mutation('POST /api/database/writes/{id}/undo')
