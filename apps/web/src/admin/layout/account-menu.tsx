import type { SessionUser } from '@sitewright/api'
import { IconChevronDown } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { useStopViewing } from '../../sign-in/auth.tsx'
import { useSignOut } from '../../sign-in/user-menu.tsx'
import { viewMessages } from '../../sign-in/view-as/messages.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { layoutMessages as words } from './messages.ts'
import { useOpenOverlay } from './overlays.tsx'
import styles from './top-bar.module.css'

/** The menu of the signed-in user: Profile Settings, Preferences, Logout (spec 2 §2). */
export function AccountMenu({ user: { firstName, lastName, avatar, email } }: { user: SessionUser }) {
  const navigate = useNavigate()
  const open = useOpenOverlay()
  const signOut = useSignOut('/admin')
  const stop = useStopViewing()
  const items = [
    { id: 'profile', label: words.profile, onSelect: () => void navigate('/auth/profile') },
    { id: 'preferences', label: words.preferences, onSelect: () => open('preferences') },
    stop === undefined
      ? { id: 'logout', label: words.logout, onSelect: () => void signOut() }
      : { id: 'stop', label: viewMessages.stop, onSelect: stop }
  ]
  return (
    <Menu groups={[{ id: 'account', items }]}>
      {(button) => (
        <Button {...button} kind="quiet" className={styles.account}>
          <Avatar firstName={firstName} lastName={lastName} picture={avatar} size="small" />
          <span className="vh">{words.accountOf} </span>
          <span className={styles.email}>{email}</span>
          <IconChevronDown className="i s" aria-hidden />
        </Button>
      )}
    </Menu>
  )
}
