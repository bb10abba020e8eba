import type { User } from '@sitewright/api'
import { IconDots } from '@tabler/icons-react'
import { IconButton } from '../../../../ui/button.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import { actMessages as words } from './messages.ts'
import { nameOf } from '../../../../lib/name-of.ts'
import { useSharedUserActs } from './user-acts-provider.tsx'

/** The menu of acts on a user. */
export function UserMenuButton({ user }: { user: User }) {
  const actsOf = useSharedUserActs()
  return (
    <Menu groups={() => actsOf(user)}>
      {(button) => (
        <IconButton label={words.menu(nameOf(user))} {...button}>
          <IconDots className="i" aria-hidden />
        </IconButton>
      )}
    </Menu>
  )
}
