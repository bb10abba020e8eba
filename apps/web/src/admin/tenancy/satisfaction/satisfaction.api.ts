import { mutation, query } from '../../../requests/request.ts'

export const satisfactionSettingQuery = query(['tenants', 'satisfaction'], 'GET /api/admin/satisfaction', {})

export const setSatisfaction = mutation('PUT /api/admin/satisfaction', { invalidates: ['tenants'] })

export const satisfactionAnswersQuery = (id: string, page: number, limit: number) =>
  query(
    ['tenants', 'satisfaction', id, String(page), String(limit)],
    'GET /api/admin/tenants/{id}/satisfaction',
    { path: { id }, query: { page, limit } }
  )
