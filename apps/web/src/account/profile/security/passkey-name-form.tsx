import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useForm } from '../../../ui/form.ts'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { profileMessages } from '../messages.ts'
import { passkeyMessages } from './messages.ts'
import styles from './security.module.css'

interface PasskeyNameFormProps {
  first: string
  confirm: string
  children?: ReactNode
  onCancel: () => void
  onName: (name: string) => Promise<void>
}

/** Asks for the name of a passkey. */
export function PasskeyNameForm({ first, confirm, children, onCancel, onName }: PasskeyNameFormProps) {
  const { text, sending, props } = useForm({
    initial: { name: first },
    validate: ({ name }) => (name.trim() === '' ? { name: passkeyMessages.nameRequired } : {}),
    send: async ({ name }) => {
      await onName(name.trim())
      return undefined
    }
  })
  return (
    <form className={styles.form} {...props}>
      {children}
      <TextField {...text('name')} label={passkeyMessages.name} maxLength={100} data-autofocus />
      <div className="dialog-footer">
        <Button onClick={onCancel}>{profileMessages.cancel}</Button>
        <SubmitButton sending={sending}>{confirm}</SubmitButton>
      </div>
    </form>
  )
}
