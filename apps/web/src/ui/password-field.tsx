import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { Field } from './field.tsx'
import { passwordFieldMessages as messages } from './messages.ts'
import styles from './password-field.module.css'

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'autoComplete' | 'className'> {
  label: string
  error?: string | undefined
  help?: ReactNode
  /** Tells password managers whether to fill one in or to propose one. */
  autoComplete: 'current-password' | 'new-password'
  /** Stands at the right of the label, and after the field in the order of the keyboard. */
  aside?: ReactNode
}

/** A password field with a button that shows it; pasting and password managers work. */
export function PasswordField({ label, error, help, aside, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? IconEyeOff : IconEye
  return (
    <div className={styles.field}>
      <Field label={label} error={error} help={help}>
        {(wiring) => (
          <div className={styles.wrap}>
            <input
              {...rest}
              {...wiring}
              type={shown ? 'text' : 'password'}
              className="input"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
            />
            <IconButton
              label={shown ? messages.hide : messages.show}
              className={styles.show}
              aria-controls={wiring.id}
              onClick={() => setShown(!shown)}
            >
              <Icon className="i" aria-hidden />
            </IconButton>
          </div>
        )}
      </Field>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  )
}
