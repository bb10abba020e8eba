import { query } from '../../requests/request.ts'

/** All roles. */
export const rolesQuery = query(['roles'], 'GET /api/admin/roles', {})
