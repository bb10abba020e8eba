import { query } from '../../requests/request.ts'

export const userCountQuery = query(['users', 'count'], 'GET /api/admin/users', { query: { limit: 1 } })
