import type { ApiCalls, BulkAct } from '@sitewright/api'
import type { Effect } from '../../../../ui/confirm-dialog.tsx'
import { apiKeyMessages } from '../actions/api-key-messages.ts'
import { bulkMessages } from './messages.ts'

type BulkEffects = ApiCalls['POST /api/admin/users/bulk/effects']['answer']

const { effects: words } = bulkMessages

const undoable: readonly BulkAct[] = ['activate', 'deactivate', 'suspend', 'delete']

/** How many of the selected an action is for: no user of a higher rank, and not the caller, but for the caller's own sessions. */
export function countReached(
  act: BulkAct,
  { people, own, above }: Pick<BulkEffects, 'people' | 'own' | 'above'>
): number {
  return people - above - (own && act !== 'end-sessions' ? 1 : 0)
}

/** What an action would do and whom it leaves out, in words. */
export function toEffects(act: BulkAct, counted: BulkEffects, revokeKeys: boolean): Effect[] {
  const { people, sessions, apiKeys, projects, own, above } = counted
  const endsSessions = !['unlock', 'activate', 'invite'].includes(act)
  const leavesOwn = own && act !== 'end-sessions'
  const effects: (Effect | false)[] = [
    { label: words.selected, value: words.people(people) },
    leavesOwn && { label: words.own, value: words.ownStays, tone: 'warning' },
    own && !leavesOwn && { label: words.own, value: words.ownEnds, tone: 'warning' },
    above > 0 && { label: words.above, value: words.aboveStay(above), tone: 'warning' },
    endsSessions && { label: words.sessions, value: words.end(sessions) },
    act === 'end-sessions' && apiKeyMessages.effect(apiKeys, revokeKeys),
    act === 'invite' && { label: words.mail, value: words.mailed },
    act === 'delete' && { label: words.projects, value: words.goToo(projects) },
    undoable.includes(act) && {
      label: words.undo,
      value: act === 'delete' ? words.undoDeletion : words.undoTime
    }
  ]
  return effects.filter((effect) => effect !== false)
}
