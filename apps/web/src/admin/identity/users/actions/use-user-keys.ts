import type { SessionUser, User } from '@sitewright/api'
import { useQuery } from '@tanstack/react-query'
import { useOutletContext } from 'react-router'
import { toast } from '../../../../ui/toast.ts'
import { useUserDialog } from '../dialogs/user-dialog-context.ts'
import { rolesQuery } from '../../../shared/roles.api.ts'
import { actionMessages as words } from './messages.ts'
import { nameOf } from '../../../../lib/name-of.ts'
import { findRefusal } from './refusal.ts'
import { useSetStatus } from './use-set-status.ts'

/** The keys of actions on a user, such as `e`; what is refused says why. Without the permission there are none. */
export function useUserKeys(): Readonly<Record<string, (user: User) => void>> {
  const actor = useOutletContext<SessionUser>()
  const { data } = useQuery(rolesQuery)
  const editUser = useUserDialog()
  const setStatus = useSetStatus()
  if (!actor.permissions.includes('user.write')) return {}
  const refusalOf = (user: User): string | undefined => findRefusal(actor, user, data?.roles ?? [])
  const refuse = (user: User, reason: string): void =>
    toast({ tone: 'warning', title: words.unchanged(nameOf(user)), text: reason, group: 'user-key' })
  return {
    e(user) {
      const refusal = refusalOf(user)
      // The own name is changed here as well.
      if (refusal === undefined || refusal === words.own) editUser(user)
      else refuse(user, refusal)
    },
    d(user) {
      const refusal = refusalOf(user) ?? deactivationRefusals[user.status]
      if (refusal === undefined) setStatus(user, 'inactive')
      else refuse(user, refusal)
    }
  }
}

const deactivationRefusals: Partial<Record<User['status'], string>> = {
  pending: words.pending,
  inactive: words.isInactive
}
