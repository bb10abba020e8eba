import type { SessionUser } from '@sitewright/api'
import { accountMessages } from '@sitewright/api/messages'
import { IconChevronDown } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { Avatar } from '../ui/avatar.tsx'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'
import { usePopover } from '../ui/use-popover.ts'
import { useAuth, useStopViewing } from './auth.tsx'
import { signInMessages as messages } from './messages.ts'
import styles from './user-menu.module.css'
import { viewMessages } from './view-as/messages.ts'

interface UserMenuProps {
  user: SessionUser
  /** The links of the menu. */
  links: readonly { to: string; label: string }[]
  /** Where signing out redirects to; without it, the page stays. */
  after?: string | undefined
}

/** Signs the user out, with a toast. */
export function useSignOut(after?: string): () => Promise<void> {
  const { session } = useAuth()
  const navigate = useNavigate()
  return async () => {
    const failure = await session.signOut()
    if (failure !== undefined) return toast({ tone: 'danger', text: failure.message })
    toast({ tone: 'success', text: accountMessages.signedOut })
    if (after !== undefined) await navigate(after)
  }
}

/** The menu of the signed-in user: their pages and sign-out. */
export function UserMenu({ user, links, after }: UserMenuProps) {
  const { open, toggle, close, container, button } = usePopover()
  return (
    <div ref={container} className={styles.menu}>
      <Button ref={button} kind="quiet" className={styles.button} aria-expanded={open} onClick={toggle}>
        <Avatar firstName={user.firstName} lastName={user.lastName} picture={user.avatar} size="small" />
        <span className="vh">{messages.accountOf} </span>
        <span className={styles.email}>{user.email}</span>
        <IconChevronDown className="i s" aria-hidden />
      </Button>
      {open && (
        <div className={styles.list}>
          <UserMenuItems user={user} links={links} after={after} onLeave={close} />
        </div>
      )}
    </div>
  )
}

/** The items of the menu; a drawer lists them without a button. */
export function UserMenuItems({ user, links, after, onLeave }: UserMenuProps & { onLeave: () => void }) {
  const signOut = useSignOut(after)
  const stop = useStopViewing()
  return (
    <div className={styles.items}>
      <p className={styles.identity}>
        <b>{`${user.firstName} ${user.lastName}`}</b>
        {user.email}
      </p>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} onClick={onLeave}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" onClick={stop ?? (() => void signOut())}>
            {stop === undefined ? messages.signOut : viewMessages.stop}
          </button>
        </li>
      </ul>
    </div>
  )
}
