import type { ApiCalls } from '@sitewright/api'
import { mutation, query } from '../../../requests/request.ts'

type Proposal = ApiCalls['POST /api/admin/roles/{id}/effect']['input']['body']

/** What a change of a role would do; the server counts it again when roles or users change. */
export function roleEffectQuery(id: string, proposal: Proposal) {
  return query(['roles', 'effect', id, JSON.stringify(proposal)], 'POST /api/admin/roles/{id}/effect', {
    path: { id },
    body: proposal
  })
}

export const addRole = mutation('POST /api/admin/roles', { invalidates: ['roles'] })

export const updateRole = mutation('PATCH /api/admin/roles/{id}', { invalidates: ['roles', 'users'] })

export const deleteRole = mutation('DELETE /api/admin/roles/{id}', { invalidates: ['roles', 'users'] })
