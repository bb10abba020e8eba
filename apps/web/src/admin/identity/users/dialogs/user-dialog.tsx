import type { User } from '@sitewright/api'
import { StepUpDialog } from '../../../../step-up/step-up-dialog.tsx'
import { nameOf } from '../../../../lib/name-of.ts'
import { DeleteQuestion } from './delete-question.tsx'
import { EndSessionsQuestion } from './end-sessions-question.tsx'
import { MailForm } from './mail-form.tsx'
import { dialogMessages as words } from './messages.ts'
import { ResetFactorQuestion } from './reset-factor-question.tsx'
import type { ActionDialog } from './user-dialog-context.ts'
import { UserForm } from './user-form.tsx'
import { ViewAsForm } from './view-as-form.tsx'

/** What a dialog is about: adding or editing a user, or an action on one. */
export type ShownDialog = { kind: 'form'; user: User | undefined } | ActionDialog

export interface UserDialogProps {
  opened: boolean
  /** Counts the openings: each has a form of its own. */
  round: number
  dialog: ShownDialog
  onClose: () => void
}

/** The dialog that is open, or was open last: it stays mounted when closed, so that the focus returns. */
export function UserDialog({ opened, round, dialog, onClose }: UserDialogProps) {
  return (
    <StepUpDialog
      title={titleOf(dialog)}
      opened={opened}
      onClose={onClose}
      fillsPhone={dialog.kind !== 'form'}
    >
      <DialogContent key={round} dialog={dialog} onDone={onClose} />
    </StepUpDialog>
  )
}

function titleOf(dialog: ShownDialog): string {
  if (dialog.kind === 'form') return dialog.user === undefined ? words.add : words.edit
  if (dialog.kind === 'mail') return words.mailTitle
  const name = nameOf(dialog.user)
  if (dialog.kind === 'view-as') return words.viewTitle(name)
  if (dialog.kind === 'end-sessions') return words.endSessionsTitle(name)
  return dialog.kind === 'delete' ? words.deleteTitle(name) : words.resetFactorTitle(name)
}

function DialogContent({ dialog, onDone }: { dialog: ShownDialog; onDone: () => void }) {
  if (dialog.kind === 'form') return <UserForm user={dialog.user} onDone={onDone} />
  const { user } = dialog
  if (dialog.kind === 'mail') return <MailForm user={user} onDone={onDone} />
  if (dialog.kind === 'view-as') return <ViewAsForm user={user} onCancel={onDone} />
  if (dialog.kind === 'delete') return <DeleteQuestion user={user} onDone={onDone} />
  if (dialog.kind === 'end-sessions') return <EndSessionsQuestion user={user} onDone={onDone} />
  return <ResetFactorQuestion user={user} onDone={onDone} />
}
