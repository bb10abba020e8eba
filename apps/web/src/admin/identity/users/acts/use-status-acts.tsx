import type { User } from '@sitewright/api'
import { IconUserCheck, IconUserOff, IconUserX } from '@tabler/icons-react'
import type { MenuItem } from '../../../../ui/menu.tsx'
import { actMessages as words } from './messages.ts'
import { useSetStatus, type SettableStatus } from './use-set-status.ts'

const statusActs = [
  { status: 'active', label: words.activate, icon: <IconUserCheck className="i" aria-hidden /> },
  {
    status: 'inactive',
    label: words.deactivate,
    icon: <IconUserOff className="i" aria-hidden />,
    shortcut: 'D'
  },
  { status: 'suspended', label: words.suspend, icon: <IconUserX className="i" aria-hidden /> }
] as const satisfies readonly ({ status: SettableStatus } & Pick<MenuItem, 'label' | 'icon' | 'shortcut'>)[]

/** Acts that set the status of a user: those that they do not have. */
export function useStatusActs(): (user: User, refusal: string | undefined) => readonly MenuItem[] {
  const setStatus = useSetStatus()
  return (user, refusal) =>
    statusActs
      .filter(({ status }) => status !== user.status)
      .map(({ status, ...item }) => ({
        ...item,
        id: status,
        unavailable: refusal ?? (user.status === 'pending' ? words.pending : undefined),
        onSelect: () => setStatus(user, status)
      }))
}
