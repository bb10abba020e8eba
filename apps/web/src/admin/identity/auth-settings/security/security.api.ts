import type { ApiCalls, NamedEffectKind } from '@sitewright/api'
import type { ApiClient } from '@sitewright/client'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { answerOrThrow } from '../../../../requests/request-error.ts'
import { mutation } from '../../../../requests/request.ts'

export const saveSecuritySettings = mutation('PUT /api/admin/settings/security', {
  invalidates: ['security-settings', 'audit', 'users']
})

/** Settings as the replay takes them. */
export type ReplayedSettings = ApiCalls['POST /api/admin/settings/security/replay']['input']['body']

interface NamedEffect {
  kind: NamedEffectKind
  settings: ReplayedSettings
  /** Where the page ends that the replay has. */
  next: string | null
}

/** The people whom an effect hits, after those that the replay names; they are fetched when they are asked for. */
export function replayedPeopleQuery(call: ApiClient, { kind, settings, next }: NamedEffect) {
  return infiniteQueryOptions({
    queryKey: ['security-settings', 'replayed-people', kind, JSON.stringify(settings), next],
    enabled: false,
    initialPageParam: next ?? '',
    queryFn: async ({ pageParam: after }) =>
      answerOrThrow(
        await call('POST /api/admin/settings/security/replay/people', { body: { settings, kind, after } })
      ),
    getNextPageParam: (page) => page.next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ people }) => people)
  })
}
