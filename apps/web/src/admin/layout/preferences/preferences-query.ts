import { query } from '../../../requests/request.ts'

export const preferencesQuery = query(['preferences'], 'GET /api/admin/preferences', {})
