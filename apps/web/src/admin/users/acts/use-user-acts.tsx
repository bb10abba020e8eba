import type { SessionUser, User } from '@sitewright/api'
import { IconLogout, IconMail, IconPencil, IconUserCheck, IconUserOff, IconUserX } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useOutletContext } from 'react-router'
import type { MenuGroup, MenuItem } from '../../../ui/menu.tsx'
import { toast } from '../../../ui/toast.ts'
import { useUserDialog } from '../dialogs/user-dialog-context.ts'
import { rolesQuery } from '../users.api.ts'
import { changeStatus, endSessions, startPasswordReset } from './acts.api.ts'
import { actMessages as words } from './messages.ts'
import { findRefusal } from './refusal.ts'

type SettableStatus = Exclude<User['status'], 'pending'>

const statusActs = [
  { status: 'active', label: words.activate, icon: <IconUserCheck className="i" aria-hidden /> },
  { status: 'inactive', label: words.deactivate, icon: <IconUserOff className="i" aria-hidden /> },
  { status: 'suspended', label: words.suspend, icon: <IconUserX className="i" aria-hidden /> }
] as const satisfies readonly { status: SettableStatus; label: string; icon: MenuItem['icon'] }[]

/** What the signed-in administrator may do to a user; nothing, where they may not change anybody. */
export function useUserActs(): (user: User) => readonly MenuGroup[] {
  const actor = useOutletContext<SessionUser>()
  const openDialog = useUserDialog()
  const { data } = useQuery(rolesQuery)
  const status = useMutation(changeStatus)
  const sessions = useMutation(endSessions)
  const reset = useMutation(startPasswordReset)
  if (!actor.permissions.includes('user.write')) return () => []

  const setStatus = (user: User, next: SettableStatus): void => {
    const before = user.status
    status.mutate(
      { path: { id: user.id }, body: { status: next } },
      {
        onSuccess: () =>
          toast({
            tone: 'success',
            text: words.done[next](nameOf(user)),
            group: 'user-status',
            ...(before === 'pending'
              ? {}
              : { action: { label: words.undo, run: () => setStatus({ ...user, status: next }, before) } })
          })
      }
    )
  }
  const end = (user: User): void =>
    sessions.mutate(
      { path: { id: user.id }, body: {} },
      { onSuccess: ({ ended }) => toast({ tone: 'success', text: words.ended(nameOf(user), ended) }) }
    )

  return (user) => {
    const refusal = findRefusal(actor, user, data?.roles ?? [])
    const pending = user.status === 'pending' ? words.pending : undefined
    return [
      {
        id: 'record',
        items: [
          {
            id: 'edit',
            label: words.edit,
            icon: <IconPencil className="i" aria-hidden />,
            unavailable: refusal === words.own ? undefined : refusal,
            onSelect: () => openDialog(user)
          }
        ]
      },
      {
        id: 'status',
        items: statusActs
          .filter((act) => act.status !== user.status)
          .map(({ status: next, label, icon }) => ({
            id: next,
            label,
            icon,
            unavailable: refusal ?? pending,
            onSelect: () => setStatus(user, next)
          }))
      },
      {
        id: 'access',
        items: [
          {
            id: 'sessions',
            label: words.endSessions,
            icon: <IconLogout className="i" aria-hidden />,
            unavailable: refusal,
            onSelect: () => end(user)
          },
          {
            id: 'reset',
            label: words.resetPassword,
            icon: <IconMail className="i" aria-hidden />,
            unavailable: refusal,
            onSelect: () => reset.mutate({ path: { id: user.id }, body: {} })
          }
        ]
      }
    ]
  }
}

/** The full name of a user. */
export function nameOf({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`
}
