import type { SessionUser, User } from '@sitewright/api'
import { mayDelete } from '@sitewright/api/access'
import { useQuery } from '@tanstack/react-query'
import { useOutletContext } from 'react-router'
import type { MenuGroup } from '../../../../ui/menu.tsx'
import { useExplainAct } from '../explain/use-explain-act.tsx'
import { rolesQuery } from '../../../shared/roles.api.ts'
import { findRefusal } from './refusal.ts'
import { useAccessActs } from './use-access-acts.tsx'
import { useRecordActs } from './use-record-acts.tsx'
import { useRemovalActs } from './use-removal-acts.tsx'
import { useStatusActs } from './use-status-acts.tsx'

/** What the signed-in administrator may do to a user. What their role does not allow at all is not offered. */
export function useUserActs(): (user: User) => readonly MenuGroup[] {
  const actor = useOutletContext<SessionUser>()
  const { data } = useQuery(rolesQuery)
  const recordActs = useRecordActs()
  const statusActs = useStatusActs()
  const accessActs = useAccessActs()
  const explainAct = useExplainAct()
  const removalActs = useRemovalActs()
  const mayWrite = actor.permissions.includes('user.write')
  return (user) => {
    const refusal = findRefusal(actor, user, data?.roles ?? [])
    const groups: MenuGroup[] = [
      { id: 'record', items: recordActs(user, refusal, mayWrite) },
      ...(mayWrite
        ? [
            { id: 'status', items: statusActs(user, refusal) },
            { id: 'access', items: accessActs(user, refusal) }
          ]
        : []),
      explainAct(user),
      // What destroys comes last.
      ...(mayDelete(actor.permissions, 'user.delete')
        ? [{ id: 'removal', items: removalActs(user, refusal) }]
        : [])
    ]
    return groups
  }
}
