import type { User } from '@sitewright/api'
import { IconTrash } from '@tabler/icons-react'
import type { MenuItem } from '../../../../ui/menu.tsx'
import { useOpenActDialog } from '../dialogs/user-dialog-context.ts'
import { actMessages as words } from './messages.ts'

/** The act that deletes a user, after its effects were counted. */
export function useRemovalActs(): (user: User, refusal: string | undefined) => readonly MenuItem[] {
  const openDialog = useOpenActDialog()
  return (user, refusal) => [
    {
      id: 'delete',
      label: words.remove,
      icon: <IconTrash className="i" aria-hidden />,
      danger: true,
      unavailable: refusal,
      onSelect: () => openDialog({ kind: 'delete', user })
    }
  ]
}
