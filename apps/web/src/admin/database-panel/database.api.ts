import { mutation, query } from '../../requests/request.ts'

export const connectionsQuery = query(['databases', 'connections'], 'GET /api/admin/connections', {})

/** Tables, columns and keys of a connected database. */
export const schemaQuery = (connection: string) =>
  query(['databases', 'schema', connection], 'GET /api/database/schemas', { query: { connection } })

/** What one's queries of a connected database were charged today. */
export const chargesQuery = (connection: string) =>
  query(['databases', 'charges', connection], 'GET /api/database/charges', { query: { connection } })

/** The queries that one has run, by words of their statement. */
export const historyQuery = (q: string) =>
  query(['query-history', q], 'GET /api/database/history', { query: q === '' ? {} : { q } })

export const snippetsQuery = query(['query-snippets'], 'GET /api/database/snippets', {})

export const clearHistory = mutation('DELETE /api/database/history', { invalidates: ['query-history'] })
export const addSnippet = mutation('POST /api/database/snippets', { invalidates: ['query-snippets'] })
export const changeSnippet = mutation('PATCH /api/database/snippets/{id}', {
  invalidates: ['query-snippets']
})
export const deleteSnippet = mutation('DELETE /api/database/snippets/{id}', {
  invalidates: ['query-snippets']
})
export const addConnection = mutation('POST /api/admin/connections', { invalidates: ['databases'] })
export const addOwnConnection = mutation('POST /api/admin/connections/own', { invalidates: ['databases'] })
export const changeConnection = mutation('PATCH /api/admin/connections/{id}', { invalidates: ['databases'] })
export const deleteConnection = mutation('DELETE /api/admin/connections/{id}', { invalidates: ['databases'] })
export const testConnection = mutation('POST /api/admin/connections/{id}/test', {
  invalidates: ['databases']
})
export const tryConnection = mutation('POST /api/admin/connections/test')
