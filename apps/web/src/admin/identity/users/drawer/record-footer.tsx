import type { User } from '@sitewright/api'
import { Button } from '../../../../ui/button.tsx'
import type { MenuItem } from '../../../../ui/menu.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useUserActs } from '../acts/use-user-acts.tsx'
import { actMessages } from '../acts/messages.ts'
import { nameOf } from '../../../../lib/name-of.ts'
import styles from './drawer.module.css'
import { drawerMessages as words } from './messages.ts'
import type { ListPosition } from './use-list-walk.ts'

/** Ids of the actions that stand first, of those that are offered. */
const firstActs: readonly string[] = ['reset', 'view-as']

/** Ids of the actions that open or close the account: the first that is offered stands last. */
const statusActs: readonly string[] = ['inactive', 'active']

interface RecordFooterProps {
  user: User
  position: ListPosition | undefined
}

/** The main actions on a user, out of the menu of all, and where the list has them. */
export function RecordFooter({ user, position }: RecordFooterProps) {
  const acts = useUserActs()(user).flatMap(({ items }) => items)
  const find = (id: string): MenuItem | undefined => acts.find((act) => act.id === id)
  const [statusAct] = statusActs.flatMap((id) => find(id) ?? [])
  return (
    <>
      {firstActs
        .flatMap((id) => find(id) ?? [])
        .map((act) => (
          <ActButton key={act.id} act={act} user={user} />
        ))}
      {position !== undefined && <span className={`num ${styles.position}`}>{words.position(position)}</span>}
      {statusAct !== undefined && (
        <ActButton
          act={statusAct}
          user={user}
          className={statusAct.id === 'inactive' ? 'danger' : undefined}
        />
      )}
    </>
  )
}

interface ActButtonProps {
  act: MenuItem
  user: User
  className?: string | undefined
}

/** An action as a button; one that cannot be done now says why. */
function ActButton({ act: { label, unavailable, onSelect }, user, className }: ActButtonProps) {
  const refuse = (): void =>
    toast({
      tone: 'warning',
      title: actMessages.unchanged(nameOf(user)),
      text: unavailable ?? '',
      group: 'user-key'
    })
  return (
    <Button
      className={className}
      aria-disabled={unavailable !== undefined || undefined}
      aria-description={unavailable}
      onClick={unavailable === undefined ? onSelect : refuse}
    >
      {label}
    </Button>
  )
}
