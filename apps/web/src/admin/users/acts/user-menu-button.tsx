import type { User } from '@sitewright/api'
import { IconDots } from '@tabler/icons-react'
import { IconButton } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { actMessages as words } from './messages.ts'
import { nameOf, useUserActs } from './use-user-acts.tsx'

/** The menu of acts on a user; without one where there are none. */
export function UserMenuButton({ user }: { user: User }) {
  const groups = useUserActs()(user)
  if (groups.length === 0) return null
  return (
    <Menu groups={groups}>
      {(button) => (
        <IconButton label={words.menu(nameOf(user))} {...button}>
          <IconDots className="i" aria-hidden />
        </IconButton>
      )}
    </Menu>
  )
}
