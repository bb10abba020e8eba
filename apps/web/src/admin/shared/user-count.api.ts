import { query } from '../../requests/request.ts'

/** Number of all users. */
export const userCountQuery = query(['users', 'count'], 'GET /api/admin/users', { query: { limit: 1 } })
