import { query } from '../../requests/request.ts'

export const environmentQuery = query(['environment'], 'GET /api/admin/environment', {})
