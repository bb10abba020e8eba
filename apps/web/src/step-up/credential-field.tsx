import type { StepUpMethod } from '@sitewright/api'
import { TextField } from '../ui/field.tsx'
import type { TextFieldProps } from '../ui/form.ts'
import { PasswordField } from '../ui/password-field.tsx'
import { credentialMessages } from './messages.ts'

/** The field of a step-up method; a passkey is asked for by the browser. */
export function CredentialField({ method, wiring }: { method: StepUpMethod; wiring: TextFieldProps }) {
  const { label } = credentialMessages[method]
  const field = { ...wiring, label, 'data-autofocus': true }
  if (method === 'passkey')
    return (
      <p role="status" tabIndex={-1} data-autofocus>
        {wiring.error ?? label}
      </p>
    )
  if (method === 'password') return <PasswordField {...field} autoComplete="current-password" />
  return (
    <TextField
      {...field}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      inputMode={method === 'totp' ? 'numeric' : 'text'}
      inputClass="mono"
    />
  )
}
