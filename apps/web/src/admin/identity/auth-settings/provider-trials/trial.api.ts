import type { ApiCalls, ProviderId } from '@sitewright/api'
import { mutation, query } from '../../../../requests/request.ts'

export const startTrial = mutation('POST /api/admin/providers/{id}/try')

/** Changes of a provider that a test sign-in uses before they are saved. */
export type ProviderDraft = ApiCalls['POST /api/admin/providers/{id}/try']['input']['body']['changes']

type Mapping = ApiCalls['POST /api/admin/providers/{id}/try/mapping']['input']['body']

/** What the claims of the last tried sign-in become by a mapping; the trial tells one answer from the next. */
export function mappingQuery(id: ProviderId, mapping: Mapping, trial: string) {
  const key = ['provider-trial', id, 'mapping', JSON.stringify(mapping), trial] as const
  return query(key, 'POST /api/admin/providers/{id}/try/mapping', { path: { id }, body: mapping })
}

export function trialQuery(id: ProviderId, trial: string) {
  return query(['provider-trial', id, trial], 'GET /api/admin/providers/{id}/try/{trial}', {
    path: { id, trial }
  })
}
