import { query } from '../../../requests/request.ts'

/** The probe of isolation that ended last. */
export const isolationQuery = query(['tenants', 'probe'], 'GET /api/admin/tenants/probe', {})
