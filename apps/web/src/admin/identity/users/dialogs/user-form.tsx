import type { SessionUser, User } from '@sitewright/api'
import { accountMessages } from '@sitewright/api/messages'
import { useQuery } from '@tanstack/react-query'
import { useOutletContext } from 'react-router'
import { submitForm } from '../../../../requests/mutation-result.ts'
import { nameOf } from '../../../../lib/name-of.ts'
import { useNoMail } from '../../../../sign-in/use-no-mail.ts'
import { Button } from '../../../../ui/button.tsx'
import { SelectField, TextField } from '../../../../ui/field.tsx'
import { useForm } from '../../../../ui/form.ts'
import { PasswordField } from '../../../../ui/password-field.tsx'
import { statusNames } from '../../../../ui/status-names.ts'
import { SubmitButton } from '../../../../ui/submit-button.tsx'
import { toast } from '../../../../ui/toast.ts'
import { rolesQuery } from '../../../shared/roles.api.ts'
import { grantableRoles } from '../../../shared/grantable-roles.ts'
import { dialogMessages as words } from './messages.ts'
import { useSaveUser } from './use-save-user.ts'
import styles from './user-form.module.css'

const statuses = ['active', 'inactive', 'suspended'] as const

interface UserFormProps {
  /** Undefined where one is added. */
  user: User | undefined
  onDone: () => void
}

function useEmailHelp(user: User | undefined, isOwn: boolean): string | undefined {
  const noMail = useNoMail()
  if (user === undefined) return undefined
  if (isOwn) return words.ownEmail
  if (user.status === 'pending') return words.emailPending
  return noMail === undefined ? words.emailHelp : `${noMail} ${words.emailAtOnce}`
}

export function UserForm({ user, onDone }: UserFormProps) {
  const actor = useOutletContext<SessionUser>()
  const roles = useQuery(rolesQuery)
  const save = useSaveUser(user)
  const noMail = useNoMail()
  const { text, values, message, sending, props } = useForm({
    initial: {
      firstName: user?.firstName ?? '',
      lastName: user?.lastName ?? '',
      email: user?.email ?? '',
      role: user?.role ?? 'user',
      status: user?.status ?? 'active',
      password: ''
    },
    validate: ({ firstName, lastName, email, password }) => ({
      ...(firstName.trim() === '' ? { firstName: accountMessages.firstNameRequired } : {}),
      ...(lastName.trim() === '' ? { lastName: accountMessages.lastNameRequired } : {}),
      ...(email.trim() === '' ? { email: accountMessages.emailRequired } : {}),
      ...(user === undefined && noMail !== undefined && password === ''
        ? { password: accountMessages.passwordRequired }
        : {})
    }),
    send: (typed) =>
      submitForm(
        save(typed),
        ({ user: saved, pendingEmail }) => {
          const name = nameOf(saved)
          const asked = pendingEmail != null && pendingEmail === typed.email.trim().toLowerCase()
          toast({
            tone: 'success',
            text: user === undefined ? words.added(name) : words.saved(name),
            ...(asked ? { title: words.saved(name), text: words.emailAsked(pendingEmail) } : {})
          })
          onDone()
        },
        (failure) => failure
      )
  })
  const isOwn = user?.id === actor.id
  const emailHelp = useEmailHelp(user, isOwn)
  const offered = grantableRoles(roles.data?.roles ?? [], actor)
  return (
    <form className={styles.form} {...props}>
      <div className={styles.pair}>
        <TextField {...text('firstName')} label={words.firstName} autoComplete="off" data-autofocus />
        <TextField {...text('lastName')} label={words.lastName} autoComplete="off" />
      </div>
      <TextField
        {...text('email')}
        type="email"
        label={words.email}
        autoComplete="off"
        disabled={isOwn || user?.status === 'pending'}
        help={emailHelp}
      />
      <div className={styles.pair}>
        <SelectField
          {...text('role')}
          label={words.role}
          disabled={isOwn}
          help={isOwn ? words.ownRights : undefined}
          options={offered.map(({ id, name }) => [id, name])}
        >
          {offered.every(({ id }) => id !== values.role) && (
            <option value={values.role}>{user?.roleName ?? values.role}</option>
          )}
        </SelectField>
        {user !== undefined && user.status !== 'pending' && (
          <SelectField
            {...text('status')}
            label={words.status}
            disabled={isOwn}
            options={statuses.map((status) => [status, statusNames[status].word])}
          />
        )}
      </div>
      {user === undefined && (
        <PasswordField
          {...text('password')}
          label={words.password}
          help={noMail === undefined ? words.passwordHelp : `${noMail} ${words.passwordNeeded}`}
          autoComplete="new-password"
        />
      )}
      {message !== undefined && (
        <p className="err" role="alert">
          {message}
        </p>
      )}
      <div className="dialog-footer">
        <Button onClick={onDone}>{words.cancel}</Button>
        <SubmitButton sending={sending}>{user === undefined ? words.add : words.save}</SubmitButton>
      </div>
    </form>
  )
}
