import { checkPasswordRules, defaultPasswordRules, type PasswordRules } from '@sitewright/api/forms'
import { IconCheck, IconPoint } from '@tabler/icons-react'
import type { TextFieldProps } from '../ui/form.ts'
import { PasswordField } from '../ui/password-field.tsx'
import { signInMessages as messages } from './messages.ts'
import styles from './new-password-fields.module.css'
import { useSignInOptions } from './use-sign-in-options.ts'

interface NewPasswordFieldsProps {
  password: TextFieldProps
  confirmation: TextFieldProps
  rules: PasswordRules
  label?: string
}

/** The password policy; the default until the server has sent its own. */
export function usePasswordRules(): PasswordRules {
  const state = useSignInOptions()
  return state.kind === 'ready' ? state.options.password : defaultPasswordRules
}

/** A new password with its policy, and its confirmation. */
export function NewPasswordFields({
  password,
  confirmation,
  rules,
  label = messages.password
}: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        {...password}
        label={label}
        autoComplete="new-password"
        help={<PasswordRuleList password={password.value} rules={rules} />}
      />
      <PasswordField {...confirmation} label={messages.confirmPassword} autoComplete="new-password" />
    </>
  )
}

function PasswordRuleList({ password, rules }: { password: string; rules: PasswordRules }) {
  return (
    <span className={styles.rules}>
      {checkPasswordRules(password, rules).map(({ text, isMet }) => {
        const Icon = isMet ? IconCheck : IconPoint
        return (
          <span key={text} className={`${styles.rule} ${isMet ? styles.met : ''}`}>
            <Icon className="i s" aria-hidden />
            {text}
            {isMet && <span className="vh">{messages.ruleMet}</span>}
          </span>
        )
      })}
    </span>
  )
}
