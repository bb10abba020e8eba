import { query } from '../../../requests/request.ts'

/** The probe of isolation of each layer that ended last. */
export const isolationQuery = query(['tenants', 'probe'], 'GET /api/admin/tenants/probe', {})
