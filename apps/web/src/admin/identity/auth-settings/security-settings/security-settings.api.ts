import type { ApiCalls, NamedEffectKind } from '@sitewright/api'
import { mutation, pagedQuery } from '../../../../requests/request.ts'

export const saveSecuritySettings = mutation('PUT /api/admin/settings/security', {
  invalidates: ['security-settings', 'audit', 'users']
})

/** Settings as the replay takes them. */
export type ReplayedSettings = ApiCalls['POST /api/admin/settings/security/replay']['input']['body']

interface NamedEffect {
  kind: NamedEffectKind
  settings: ReplayedSettings
  /** Cursor behind the names that the replay has. */
  next: string | null
}

/** The people whom an effect hits, after those that the replay names; they are fetched when they are asked for. */
export function replayedPeopleQuery({ kind, settings, next }: NamedEffect) {
  return pagedQuery(
    ['security-settings', 'replayed-people', kind, JSON.stringify(settings), next ?? ''],
    'POST /api/admin/settings/security/replay/people',
    (after = next ?? '') => ({ body: { settings, kind, after } }),
    (page) => page.people
  )
}
