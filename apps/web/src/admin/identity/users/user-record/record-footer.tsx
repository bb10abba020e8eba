import type { User } from '@sitewright/api'
import { Button } from '../../../../ui/button.tsx'
import type { MenuItem } from '../../../../ui/menu.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useUserActions } from '../actions/use-user-actions.tsx'
import { actionMessages } from '../actions/messages.ts'
import { nameOf } from '../../../../lib/name-of.ts'
import styles from './user-record.module.css'
import { drawerMessages as words } from './messages.ts'
import type { ListPosition } from './use-list-walk.ts'

/** Ids of the actions that stand first, of those that are offered. */
const firstActions: readonly string[] = ['reset', 'view-as']

/** Ids of the actions that open or close the account: the first that is offered stands last. */
const statusActions: readonly string[] = ['inactive', 'active']

interface RecordFooterProps {
  user: User
  position: ListPosition | undefined
}

/** The main actions on a user, out of the menu of all, and where the list has them. */
export function RecordFooter({ user, position }: RecordFooterProps) {
  const acts = useUserActions()(user).flatMap(({ items }) => items)
  const find = (id: string): MenuItem | undefined => acts.find((act) => act.id === id)
  const [statusAction] = statusActions.flatMap((id) => find(id) ?? [])
  return (
    <>
      {firstActions
        .flatMap((id) => find(id) ?? [])
        .map((act) => (
          <ActionButton key={act.id} act={act} user={user} />
        ))}
      {position !== undefined && <span className={`num ${styles.position}`}>{words.position(position)}</span>}
      {statusAction !== undefined && (
        <ActionButton
          act={statusAction}
          user={user}
          className={statusAction.id === 'inactive' ? 'danger' : undefined}
        />
      )}
    </>
  )
}

interface ActionButtonProps {
  act: MenuItem
  user: User
  className?: string | undefined
}

/** An action as a button; one that cannot be done now says why. */
function ActionButton({ act: { label, unavailable, onSelect }, user, className }: ActionButtonProps) {
  const refuse = (): void =>
    toast({
      tone: 'warning',
      title: actionMessages.unchanged(nameOf(user)),
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
