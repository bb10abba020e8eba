import { query } from '../../requests/request.ts'

/** What the installation is for. */
export const environmentQuery = query(['environment'], 'GET /api/admin/environment', {})
