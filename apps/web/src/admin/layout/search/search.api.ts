import { query } from '../../../requests/request.ts'

/** What the server finds for a text. */
export function searchQuery(q: string) {
  return query(['search', q], 'GET /api/admin/search', { query: { q } })
}
