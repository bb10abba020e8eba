import { query } from '../../requests/request.ts'

/** What the dashboard shows. */
export const dashboardQuery = query(['dashboard'], 'GET /api/admin/dashboard', {})
