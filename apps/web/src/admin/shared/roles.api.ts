import { query } from '../../requests/request.ts'

export const rolesQuery = query(['roles'], 'GET /api/admin/roles', {})
