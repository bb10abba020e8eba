import { mutation, query } from '../../../requests/request.ts'

export const checksQuery = query(['checks', 'list'], 'GET /api/admin/checks', {})

export const checkResultsQuery = (id: string) =>
  query(['checks', 'results', id], 'GET /api/admin/checks/{id}/results', { path: { id } })

export const maintenanceQuery = query(['checks', 'maintenance'], 'GET /api/admin/maintenance', {})

export const addCheck = mutation('POST /api/admin/checks', { invalidates: ['checks'] })
export const changeCheck = mutation('PATCH /api/admin/checks/{id}', { invalidates: ['checks'] })
export const deleteCheck = mutation('DELETE /api/admin/checks/{id}', { invalidates: ['checks'] })
export const runCheck = mutation('POST /api/admin/checks/{id}/run', { invalidates: ['checks'] })
export const testCheck = mutation('POST /api/admin/checks/test')
export const addMaintenance = mutation('POST /api/admin/maintenance', { invalidates: ['checks'] })
export const endMaintenance = mutation('POST /api/admin/maintenance/{id}/end', { invalidates: ['checks'] })
export const deleteMaintenance = mutation('DELETE /api/admin/maintenance/{id}', { invalidates: ['checks'] })
