import type { User } from '@sitewright/api'
import { RowMenu } from '../../../../ui/menu.tsx'
import { actionMessages as words } from './messages.ts'
import { nameOf } from '../../../../lib/name-of.ts'
import { useSharedUserActions } from './user-actions-provider.tsx'

export function UserMenuButton({ user }: { user: User }) {
  const actionsOf = useSharedUserActions()
  return <RowMenu label={words.menu(nameOf(user))} groups={() => actionsOf(user)} />
}
