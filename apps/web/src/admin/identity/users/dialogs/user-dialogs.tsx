import type { User } from '@sitewright/api'
import { useState, type ReactNode } from 'react'
import { lazyOnFirstUse } from '../../../../lib/lazy-on-first-use.tsx'
import type { ShownDialog, UserDialogProps } from './user-dialog.tsx'
import { UserDialogContext } from './user-dialog-context.ts'

const UserDialog = lazyOnFirstUse<UserDialogProps>(
  async () => (await import('./user-dialog.tsx')).UserDialog,
  ({ opened }) => opened
)

export function UserDialogs({ children }: { children: ReactNode }) {
  const [{ opened, round, dialog }, setState] = useState<Omit<UserDialogProps, 'onClose'>>({
    opened: false,
    round: 0,
    dialog: { kind: 'form', user: undefined }
  })
  const open = (next: ShownDialog) => setState({ opened: true, round: round + 1, dialog: next })
  const close = () => setState({ opened: false, round, dialog })
  const context = { editUser: (user: User | undefined) => open({ kind: 'form', user }), openDialog: open }
  return (
    <UserDialogContext value={context}>
      {children}
      <UserDialog opened={opened} round={round} dialog={dialog} onClose={close} />
    </UserDialogContext>
  )
}
