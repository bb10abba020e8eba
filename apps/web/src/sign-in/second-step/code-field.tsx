import { TextField } from '../../ui/field.tsx'
import type { TextFieldProps } from '../../ui/form.ts'
import { signInMessages as messages } from '../messages.ts'

/** Focuses the field where nothing else has the focus, as after the step before it. */
function focusIfNone(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus()
}

interface CodeFieldProps {
  wiring: TextFieldProps
  /** The source of the code. */
  from: 'app' | 'recovery'
}

/** A code of an authenticator app, which password managers fill in, or a recovery code. */
export function CodeField({ wiring, from }: CodeFieldProps) {
  const numeric = { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 12 } as const
  const written = { autoComplete: 'off', maxLength: 32 } as const
  return (
    <TextField
      {...wiring}
      {...(from === 'app' ? numeric : written)}
      label={from === 'app' ? messages.authenticatorCode : messages.recoveryCode}
      inputClass="mono"
      autoCapitalize="none"
      spellCheck={false}
      ref={focusIfNone}
    />
  )
}
