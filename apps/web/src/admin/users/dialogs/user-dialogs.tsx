import type { User } from '@sitewright/api'
import { useState, type ReactNode } from 'react'
import { StepUpDialog } from '../../../step-up/step-up-dialog.tsx'
import { dialogMessages as words } from './messages.ts'
import { UserDialogContext } from './user-dialog-context.ts'
import { UserForm } from './user-form.tsx'

/** The dialog of a user, which anything inside opens. */
export function UserDialogs({ children }: { children: ReactNode }) {
  // It stays mounted when closed, so that the focus returns; each opening has a form of its own.
  const [{ opened, round, user }, setDialog] = useState<{
    opened: boolean
    round: number
    user: User | undefined
  }>({ opened: false, round: 0, user: undefined })
  const close = () => setDialog({ opened: false, round, user })
  return (
    <UserDialogContext value={(next) => setDialog({ opened: true, round: round + 1, user: next })}>
      {children}
      <StepUpDialog title={user === undefined ? words.add : words.edit} opened={opened} onClose={close}>
        <UserForm key={round} user={user} onDone={close} />
      </StepUpDialog>
    </UserDialogContext>
  )
}
