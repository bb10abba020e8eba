import type { User } from '@sitewright/api'
import { IconLockOpen, IconLogout, IconMail, IconMailCheck, IconShieldOff } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useNoMail } from '../../../../sign-in/use-no-mail.ts'
import type { MenuItem } from '../../../../ui/menu.tsx'
import { useOpenActDialog } from '../dialogs/user-dialog-context.ts'
import { sendVerification, startPasswordReset, unlockUser } from './acts.api.ts'
import { actMessages as words } from './messages.ts'

/** Acts on how a user gets in. Those that need a state, such as a lock, are offered in it alone. */
export function useAccessActs(): (user: User, refusal: string | undefined) => readonly MenuItem[] {
  const openDialog = useOpenActDialog()
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
