import type { SessionUser, User } from '@sitewright/api'
import { IconEye, IconHistory, IconMailForward, IconPencil, IconUserScreen } from '@tabler/icons-react'
import { useOutletContext } from 'react-router'
import { useFeatureRefusal } from '../../../../sign-in/tenant-features/use-feature-refusal.ts'
import type { MenuItem } from '../../../../ui/menu.tsx'
import { useOpenActDialog, useUserDialog } from '../dialogs/user-dialog-context.ts'
import { useOpenUser } from '../drawer/use-open-user.ts'
import { actMessages as words } from './messages.ts'
import { findViewRefusal } from './refusal.ts'

/** Acts that look at a user, edit or write to them, or view as them. */
export function useRecordActs(): (
  user: User,
  refusal: string | undefined,
  mayWrite: boolean
) => readonly MenuItem[] {
  const actor = useOutletContext<SessionUser>()
  const editUser = useUserDialog()
  const openDialog = useOpenActDialog()
  const openUser = useOpenUser()
  const featureRefusal = useFeatureRefusal('view-as')
  return (user, refusal, mayWrite) => {
    // The own name is changed here as well.
    const unavailable = refusal === words.own ? undefined : refusal
    return [
      {
        id: 'open',
        label: words.open,
        icon: <IconEye className="i" aria-hidden />,
        shortcut: 'Enter',
        onSelect: () => openUser(user.id, { tab: 'details' })
      },
      {
        id: 'activity',
        label: words.activity,
        icon: <IconHistory className="i" aria-hidden />,
        onSelect: () => openUser(user.id, { tab: 'activity' })
      },
      ...(mayWrite
        ? [
            {
              id: 'edit',
              label: words.edit,
              icon: <IconPencil className="i" aria-hidden />,
              shortcut: 'E',
              unavailable,
              onSelect: () => editUser(user)
            },
            {
              id: 'email',
              label: words.sendEmail,
              icon: <IconMailForward className="i" aria-hidden />,
              unavailable,
              onSelect: () => openDialog({ kind: 'mail', user })
            },
            {
              id: 'view-as',
              label: words.viewAs,
              icon: <IconUserScreen className="i" aria-hidden />,
              unavailable: featureRefusal ?? refusal ?? findViewRefusal(actor, user),
              onSelect: () => openDialog({ kind: 'view-as', user })
            }
          ]
        : [])
    ]
  }
}
