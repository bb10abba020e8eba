import { query } from '../../../requests/request.ts'

/** One's own preferences. */
export const preferencesQuery = query(['preferences'], 'GET /api/admin/preferences', {})
