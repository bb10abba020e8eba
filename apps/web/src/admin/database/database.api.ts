import { mutation, query } from '../../requests/request.ts'

/** The connections to databases. */
export const connectionsQuery = query(['databases', 'connections'], 'GET /api/admin/connections', {})

/** Tables, columns and keys of a connected database. */
export const schemaQuery = (connection: string) =>
  query(['databases', 'schema', connection], 'GET /api/database/schemas', { query: { connection } })

export const addConnection = mutation('POST /api/admin/connections', { invalidates: ['databases'] })
export const changeConnection = mutation('PATCH /api/admin/connections/{id}', { invalidates: ['databases'] })
export const deleteConnection = mutation('DELETE /api/admin/connections/{id}', { invalidates: ['databases'] })
export const testConnection = mutation('POST /api/admin/connections/{id}/test', {
  invalidates: ['databases']
})
export const tryConnection = mutation('POST /api/admin/connections/test')
