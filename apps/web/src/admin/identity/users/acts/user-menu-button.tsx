import type { User } from '@sitewright/api'
import { RowMenu } from '../../../../ui/menu.tsx'
import { actMessages as words } from './messages.ts'
import { nameOf } from '../../../../lib/name-of.ts'
import { useSharedUserActs } from './user-acts-provider.tsx'

export function UserMenuButton({ user }: { user: User }) {
  const actsOf = useSharedUserActs()
  return <RowMenu label={words.menu(nameOf(user))} groups={() => actsOf(user)} />
}
