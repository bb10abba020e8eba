import { useLocation } from 'react-router'
import { AuthProvider, useAuth } from '../sign-in/auth.tsx'
import { userLinks } from '../sign-in/user-links.ts'
import { UserMenu, UserMenuItems } from '../sign-in/user-menu.tsx'
import { signInPath } from '../sign-in/return-path.ts'
import { ButtonLink } from '../ui/button.tsx'
import { signInMessages as messages } from '../sign-in/messages.ts'

interface AccountEntryProps {
  /** Closes the drawer that lists the user's pages; without it they are in a menu of their own. */
  onLeave?: (() => void) | undefined
}

/** The header's entry of a signed-in user; a sign-in link where the session has ended. */
export function AccountEntry({ onLeave }: AccountEntryProps) {
  return (
    <AuthProvider>
      <AccountEntryContent onLeave={onLeave} />
    </AuthProvider>
  )
}

function AccountEntryContent({ onLeave }: AccountEntryProps) {
  const { state } = useAuth()
  const location = useLocation()
  if (state.kind === 'checking') return null
  if (state.kind === 'signed-in') {
    const links = userLinks(state)
    if (onLeave === undefined) return <UserMenu user={state.user} links={links} />
    return <UserMenuItems user={state.user} links={links} onLeave={onLeave} />
  }
  return (
    <ButtonLink kind="quiet" to={signInPath(location)} onClick={onLeave}>
      {messages.signIn}
    </ButtonLink>
  )
}
