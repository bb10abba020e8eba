import { validateEmail } from '@sitewright/api/forms'
import type { GivableRole } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { toMutationResult } from '../../../requests/mutation-result.ts'
import { Banner } from '../../../ui/banner.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { useForm } from '../../../ui/form.ts'
import { RoleRights } from '../../../ui/role-rights.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { toast } from '../../../ui/toast.ts'
import { invite } from './members.api.ts'
import styles from './members.module.css'
import { memberMessages as words } from './messages.ts'

interface InviteFormProps {
  tenant: string
  /** Those that one may give, from the highest rank. */
  roles: readonly GivableRole[]
}

/** Invites somebody by mail; the form is empty again once it is sent. */
export function InviteForm({ tenant, roles }: InviteFormProps) {
  const send = useMutation(invite)
  const { text, values, change, message, sending, props } = useForm({
    initial: { email: '', role: roles.at(-1)?.id ?? '' },
    validate: ({ email }): Record<string, string> => {
      const problem = validateEmail(email)
      return problem === undefined ? {} : { email: problem }
    },
    send: async ({ email, role }) => {
      const result = await toMutationResult(send.mutateAsync({ path: { id: tenant }, body: { email, role } }))
      if (result.kind === 'failed') return { message: result.failure.message }
      if (result.kind === 'done') {
        change('email', '')
        toast({ tone: 'success', text: words.sent(result.answer.invitation.email) })
      }
      return undefined
    }
  })
  const role = roles.find(({ id }) => id === values.role)
  if (roles.length === 0) return <Banner tone="info">{words.cannotInvite}</Banner>
  return (
    <form className={styles.invite} {...props} aria-label={words.invite}>
      {message !== undefined && <Banner tone="danger">{message}</Banner>}
      <div className={styles.fields}>
        <TextField {...text('email')} label={words.email} type="email" inputMode="email" autoComplete="off" />
        <SelectField
          label={words.role}
          value={values.role}
          onChange={({ currentTarget }) => change('role', currentTarget.value)}
        >
          {roles.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <div className={styles.rights}>{role !== undefined && <RoleRights role={role} />}</div>
        <SubmitButton sending={sending}>{words.send}</SubmitButton>
      </div>
      <p className="help">{words.inviteNote}</p>
    </form>
  )
}
