import type { SessionUser, User } from '@sitewright/api'
import { mayDelete } from '@sitewright/api/access'
import {
  IconEye,
  IconHistory,
  IconLockOpen,
  IconLogout,
  IconMail,
  IconMailCheck,
  IconMailForward,
  IconPencil,
  IconShieldOff,
  IconTrash,
  IconUserCheck,
  IconUserOff,
  IconUserScreen,
  IconUserX
} from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useOutletContext } from 'react-router'
import { useFeatureRefusal } from '../../../../sign-in/tenant-features/use-feature-refusal.ts'
import { useNoMail } from '../../../../sign-in/use-no-mail.ts'
import type { MenuGroup, MenuItem } from '../../../../ui/menu.tsx'
import { useOpenActionDialog, useUserDialog } from '../dialogs/user-dialog-context.ts'
import { useOpenUser } from '../user-record/use-open-user.ts'
import { useExplainAction } from '../explain/use-explain-action.tsx'
import { rolesQuery } from '../../../shared/roles.api.ts'
import { sendVerification, startPasswordReset, unlockUser } from './actions.api.ts'
import { actionMessages as words } from './messages.ts'
import { findRefusal, findViewRefusal } from './refusal.ts'
import { useSetStatus, type SettableStatus } from './use-set-status.ts'

/** What the signed-in administrator may do to a user. What their role does not allow at all is not offered. */
export function useUserActions(): (user: User) => readonly MenuGroup[] {
  const actor = useOutletContext<SessionUser>()
  const { data } = useQuery(rolesQuery)
  const recordActions = useRecordActions()
  const statusActions = useStatusActions()
  const accessActions = useAccessActions()
  const explainAction = useExplainAction()
  const openDialog = useOpenActionDialog()
  const mayWrite = actor.permissions.includes('user.write')
  return (user) => {
    const refusal = findRefusal(actor, user, data?.roles ?? [])
    const groups: MenuGroup[] = [
      { id: 'record', items: recordActions(user, refusal, mayWrite) },
      ...(mayWrite
        ? [
            { id: 'status', items: statusActions(user, refusal) },
            { id: 'access', items: accessActions(user, refusal) }
          ]
        : []),
      explainAction(user),
      // What destroys comes last.
      ...(mayDelete(actor.permissions, 'user.delete')
        ? [
            {
              id: 'removal',
              items: [
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
          ]
        : [])
    ]
    return groups
  }
}

/** Actions that look at a user, edit or write to them, or view as them. */
function useRecordActions(): (
  user: User,
  refusal: string | undefined,
  mayWrite: boolean
) => readonly MenuItem[] {
  const actor = useOutletContext<SessionUser>()
  const editUser = useUserDialog()
  const openDialog = useOpenActionDialog()
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

const statusActions = [
  { status: 'active', label: words.activate, icon: <IconUserCheck className="i" aria-hidden /> },
  {
    status: 'inactive',
    label: words.deactivate,
    icon: <IconUserOff className="i" aria-hidden />,
    shortcut: 'D'
  },
  { status: 'suspended', label: words.suspend, icon: <IconUserX className="i" aria-hidden /> }
] as const satisfies readonly ({ status: SettableStatus } & Pick<MenuItem, 'label' | 'icon' | 'shortcut'>)[]

/** Actions that set the status of a user: those that they do not have. */
function useStatusActions(): (user: User, refusal: string | undefined) => readonly MenuItem[] {
  const setStatus = useSetStatus()
  return (user, refusal) =>
    statusActions
      .filter(({ status }) => status !== user.status)
      .map(({ status, ...item }) => ({
        ...item,
        id: status,
        unavailable: refusal ?? (user.status === 'pending' ? words.pending : undefined),
        onSelect: () => setStatus(user, status)
      }))
}

/** Actions for how a user signs in. Those that need a state, such as a lock, are offered in that state alone. */
function useAccessActions(): (user: User, refusal: string | undefined) => readonly MenuItem[] {
  const openDialog = useOpenActionDialog()
  const noMail = useNoMail()
  const reset = useMutation(startPasswordReset)
  const unlock = useMutation(unlockUser)
  const verify = useMutation(sendVerification)
  return (user, refusal) => {
    const call = { path: { id: user.id }, body: {} }
    const own = refusal === words.own ? undefined : refusal
    const acts: (MenuItem & { isOffered?: boolean })[] = [
      {
        id: 'unlock',
        label: words.unlock,
        icon: <IconLockOpen className="i" aria-hidden />,
        isOffered: user.lockedUntil !== null,
        unavailable: own,
        onSelect: () => unlock.mutate(call)
      },
      {
        id: 'verify',
        label: words.verify,
        icon: <IconMailCheck className="i" aria-hidden />,
        isOffered: !user.isVerified,
        unavailable: own ?? noMail,
        onSelect: () => verify.mutate(call)
      },
      {
        id: 'sessions',
        label: words.endSessions,
        icon: <IconLogout className="i" aria-hidden />,
        unavailable: refusal,
        onSelect: () => openDialog({ kind: 'end-sessions', user })
      },
      {
        id: 'reset',
        label: words.resetPassword,
        icon: <IconMail className="i" aria-hidden />,
        unavailable: refusal ?? noMail,
        onSelect: () => reset.mutate(call)
      },
      {
        id: 'factor',
        label: words.resetFactor,
        icon: <IconShieldOff className="i" aria-hidden />,
        isOffered: user.twoFactorEnabled,
        unavailable: refusal,
        onSelect: () => openDialog({ kind: 'reset-factor', user })
      }
    ]
    return acts.filter(({ isOffered = true }) => isOffered)
  }
}
