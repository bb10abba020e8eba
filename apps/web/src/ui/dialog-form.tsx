import type { ReactNode } from 'react'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'
import type { Form } from './form.ts'
import { uiMessages } from './messages.ts'
import { SubmitButton } from './submit-button.tsx'

interface DialogFormProps {
  form: Pick<Form<object>, 'message' | 'sending' | 'props'>
  /** The label of the submit button. */
  submit: string
  /** Adds a button that leaves the form. */
  onCancel?: (() => void) | undefined
  /** @default 'Cancel' */
  cancel?: string
  children: ReactNode
}

/** The form of a dialog: why submitting failed, the fields, and the footer with its buttons. */
export function DialogForm({
  form,
  submit,
  onCancel,
  cancel = uiMessages.cancel,
  children
}: DialogFormProps) {
  return (
    <form className="question" {...form.props}>
      {form.message !== undefined && <Banner tone="danger">{form.message}</Banner>}
      {children}
      <div className="dialog-footer">
        {onCancel !== undefined && <Button onClick={() => onCancel()}>{cancel}</Button>}
        <SubmitButton sending={form.sending}>{submit}</SubmitButton>
      </div>
    </form>
  )
}
