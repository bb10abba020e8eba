import '../../styles/ui/password.css'
import { useState, type ComponentProps } from 'react'
import { authMessages } from '../../domain/messages/auth.ts'
import { Field } from '../../ui/field.tsx'

/** A password, and a button that shows what was typed. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type'>) {
  const [shown, setShown] = useState(false)
  return (
    <div className="password">
      <Field
        {...props}
        required
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <button
        type="button"
        className="as-link password-toggle"
        aria-label={shown ? authMessages.hideNamed(props.label) : authMessages.showNamed(props.label)}
        onClick={() => setShown(!shown)}
      >
        {shown ? authMessages.hidePassword : authMessages.showPassword}
      </button>
    </div>
  )
}
