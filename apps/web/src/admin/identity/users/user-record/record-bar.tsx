import type { SessionUser, User } from '@sitewright/api'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useOutletContext } from 'react-router'
import { useNoMail } from '../../../../sign-in/use-no-mail.ts'
import { Button } from '../../../../ui/button.tsx'
import { sendVerification, unlockUser } from '../actions/actions.api.ts'
import { actionMessages } from '../actions/messages.ts'
import { findRefusal } from '../actions/refusal.ts'
import { UserMenuButton } from '../actions/user-menu-button.tsx'
import { useUserDialog } from '../dialogs/user-dialog-context.ts'
import { UserStatus } from '../user-status.tsx'
import { rolesQuery } from '../../../shared/roles.api.ts'
import styles from './user-record.module.css'

/** The state of a user, with the actions that it asks for first and the menu of all. */
export function RecordBar({ user }: { user: User }) {
  const actor = useOutletContext<SessionUser>()
  const { data } = useQuery(rolesQuery)
  const editUser = useUserDialog()
  const noMail = useNoMail()
  const unlock = useMutation(unlockUser)
  const verify = useMutation(sendVerification)
  const refusal = findRefusal(actor, user, data?.roles ?? [])
  const mayWrite =
    actor.permissions.includes('user.write') && (refusal === undefined || refusal === actionMessages.own)
  const call = { path: { id: user.id }, body: {} }
  return (
    <div className={styles.bar}>
      <UserStatus user={user} />
      <span className="badge">{user.roleName}</span>
      <span className={styles.acts}>
        {mayWrite && user.lockedUntil !== null && (
          <Button onClick={() => unlock.mutate(call)}>{actionMessages.unlock}</Button>
        )}
        {mayWrite && user.status === 'pending' && noMail === undefined && (
          <Button onClick={() => verify.mutate(call)}>{actionMessages.verify}</Button>
        )}
        {mayWrite && <Button onClick={() => editUser(user)}>{actionMessages.edit}</Button>}
        <UserMenuButton user={user} />
      </span>
    </div>
  )
}
