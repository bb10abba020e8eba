import { query } from '../../../requests/request.ts'

export function searchQuery(q: string) {
  return query(['search', q], 'GET /api/admin/search', { query: { q } })
}
