import { query } from '../../requests/request.ts'

export const profileQuery = query(['profile'], 'GET /api/account/profile', {})
