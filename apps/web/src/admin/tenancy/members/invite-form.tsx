import { validateEmail } from '@sitewright/api/forms'
import type { GivableRole } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { submitForm } from '../../../requests/mutation-result.ts'
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

/** Invites a user by mail; the form is empty again once it is sent. */
export function InviteForm({ tenant, roles }: InviteFormProps) {
  const send = useMutation(invite)
  const { text, values, change, message, sending, props } = useForm({
    initial: { email: '', role: roles.at(-1)?.id ?? '' },
    validate: ({ email }): Record<string, string> => {
      const problem = validateEmail(email)
      return problem === undefined ? {} : { email: problem }
    },
    send: (body) =>
      submitForm(send.mutateAsync({ path: { id: tenant }, body }), ({ invitation }) => {
        change('email', '')
        toast({ tone: 'success', text: words.sent(invitation.email) })
      })
  })
  const role = roles.find(({ id }) => id === values.role)
  if (roles.length === 0) return <Banner tone="info">{words.cannotInvite}</Banner>
  return (
    <form className={styles.invite} {...props} aria-label={words.invite}>
      {message !== undefined && <Banner tone="danger">{message}</Banner>}
      <div className={styles.fields}>
        <TextField {...text('email')} label={words.email} type="email" inputMode="email" autoComplete="off" />
        <SelectField {...text('role')} label={words.role} options={roles.map(({ id, name }) => [id, name])} />
        <div className={styles.rights}>{role !== undefined && <RoleRights role={role} />}</div>
        <SubmitButton sending={sending}>{words.send}</SubmitButton>
      </div>
      <p className="help">{words.inviteNote}</p>
    </form>
  )
}
