import { mutation, query } from '../../../requests/request.ts'

export const secretsQuery = query(['explorer-secrets'], 'GET /api/admin/explorer/secrets', {})

export const addSecret = mutation('POST /api/admin/explorer/secrets', { invalidates: ['explorer-secrets'] })
export const replaceSecret = mutation('PUT /api/admin/explorer/secrets/{id}', {
  invalidates: ['explorer-secrets']
})
export const deleteSecret = mutation('DELETE /api/admin/explorer/secrets/{id}', {
  invalidates: ['explorer-secrets']
})
