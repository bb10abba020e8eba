import type { StepUpMethod } from '@sitewright/api'
import { TextField } from '../../../ui/field.tsx'
import type { TextWiring } from '../../../ui/form.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { focusFirst } from '../focus-first.ts'
import { credentialMessages } from './messages.ts'

/** What a way to prove oneself asks for; a passkey asks by itself. */
export function CredentialField({ way, wiring }: { way: StepUpMethod; wiring: TextWiring }) {
  const { label } = credentialMessages[way]
  const field = { ...wiring, label, ref: focusFirst, 'data-autofocus': true }
  if (way === 'passkey')
    return (
      <p role="status" tabIndex={-1} ref={focusFirst}>
        {wiring.error ?? label}
      </p>
    )
  if (way === 'password') return <PasswordField {...field} autoComplete="current-password" />
  return (
    <TextField
      {...field}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      inputMode={way === 'totp' ? 'numeric' : 'text'}
      inputClass="mono"
    />
  )
}
