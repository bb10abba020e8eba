import { checkPasswordRules, defaultPasswordRules, type PasswordRules } from '@sitewright/api/forms'
import { IconCheck, IconPoint } from '@tabler/icons-react'
import type { TextWiring } from '../ui/form.ts'
import { PasswordField } from '../ui/password-field.tsx'
import { useSignInOptions } from './use-sign-in-options.ts'
import styles from './new-password-fields.module.css'

interface NewPasswordFieldsProps {
  password: TextWiring
  confirmation: TextWiring
  rules: PasswordRules
  label?: string
}

/** The rules for new passwords; the usual ones until the server has told its own. */
export function usePasswordRules(): PasswordRules {
  const told = useSignInOptions()
  return told.kind === 'told' ? told.options.password : defaultPasswordRules
}

/** A new password with its rules, and the same once more. */
export function NewPasswordFields({ password, confirmation, rules, label = 'Password' }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        {...password}
        label={label}
        autoComplete="new-password"
        help={<PasswordRuleList password={password.value} rules={rules} />}
      />
      <PasswordField {...confirmation} label="Confirm password" autoComplete="new-password" />
    </>
  )
}

function PasswordRuleList({ password, rules }: { password: string; rules: PasswordRules }) {
  return (
    <span className={styles.rules}>
      {checkPasswordRules(password, rules).map(({ text, kept }) => {
        const Icon = kept ? IconCheck : IconPoint
        return (
          <span key={text} className={`${styles.rule} ${kept ? styles.kept : ''}`}>
            <Icon className="i s" aria-hidden />
            {text}
            {kept && <span className="vh">, done</span>}
          </span>
        )
      })}
    </span>
  )
}
