import type { PasswordRules } from '@sitewright/api/forms'
import { TextField } from '../ui/field.tsx'
import type { TextFieldProps } from '../ui/form.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { signInMessages as messages } from './messages.ts'
import styles from './user-fields.module.css'

type UserField = 'firstName' | 'lastName' | 'email' | 'password' | 'confirmation'

interface UserFieldsProps {
  text: (name: UserField) => TextFieldProps
  rules: PasswordRules
  /** The two names share a line on wide screens. */
  namesBeside?: boolean
}

/** Name, email and password of a new user. */
export function UserFields({ text, rules, namesBeside = false }: UserFieldsProps) {
  return (
    <>
      <div className={`${styles.names} ${namesBeside ? styles.sideBySide : ''}`}>
        <TextField {...text('firstName')} label={messages.firstName} autoComplete="given-name" />
        <TextField {...text('lastName')} label={messages.lastName} autoComplete="family-name" />
      </div>
      <TextField
        {...text('email')}
        label={messages.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        placeholder={messages.emailExample}
      />
      <NewPasswordFields password={text('password')} confirmation={text('confirmation')} rules={rules} />
    </>
  )
}
