import type { GivableRole } from '@sitewright/api'
import { accountMessages } from '@sitewright/api/messages'
import { useMutation } from '@tanstack/react-query'
import { toMutationResult } from '../../requests/mutation-result.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { useForm } from '../../ui/form.ts'
import { RoleRights } from '../../ui/role-rights.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { toast } from '../../ui/toast.ts'
import { teamMessages as messages } from './messages.ts'
import { inviteToTeam } from './team.api.ts'
import styles from './team.module.css'

interface InviteFormProps {
  roles: readonly GivableRole[]
  onDone: () => void
}

/** Invites a person to the team, with one of the roles below the user's own. */
export function InviteForm({ roles, onDone }: InviteFormProps) {
  const invite = useMutation(inviteToTeam)
  const { text, values, change, message, sending, props } = useForm({
    initial: { firstName: '', lastName: '', email: '', role: roles.at(-1)?.id ?? 'user' },
    validate: ({ firstName, lastName, email }) => ({
      ...(firstName.trim() === '' ? { firstName: accountMessages.firstNameRequired } : {}),
      ...(lastName.trim() === '' ? { lastName: accountMessages.lastNameRequired } : {}),
      ...(email.trim() === '' ? { email: accountMessages.emailRequired } : {})
    }),
    send: async (typed) => {
      const result = await toMutationResult(invite.mutateAsync({ body: typed }))
      if (result.kind === 'failed') return { message: result.failure.message, fields: result.failure.fields }
      if (result.kind === 'cancelled') return undefined
      const { firstName, lastName } = result.answer.person
      toast({ tone: 'success', text: messages.invited(`${firstName} ${lastName}`) })
      onDone()
      return undefined
    }
  })
  const role = roles.find(({ id }) => id === values.role)
  return (
    <form className={styles.form} {...props}>
      <p className="muted">{messages.inviteLead}</p>
      <TextField {...text('firstName')} label={messages.firstName} autoComplete="off" data-autofocus />
      <TextField {...text('lastName')} label={messages.lastName} autoComplete="off" />
      <TextField {...text('email')} type="email" label={messages.email} autoComplete="off" />
      <SelectField
        label={messages.role}
        name="role"
        value={values.role}
        onChange={(event) => change('role', event.currentTarget.value)}
      >
        {roles.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {role !== undefined && <RoleRights role={role} />}
      {message !== undefined && (
        <p className="err" role="alert">
          {message}
        </p>
      )}
      <div className="dialog-footer">
        <Button onClick={onDone}>{messages.cancel}</Button>
        <SubmitButton sending={sending}>{messages.send}</SubmitButton>
      </div>
    </form>
  )
}
