import type { ExplorerAuthentication } from '@sitewright/api'
import { Button } from '../../../ui/button.tsx'
import { SegmentedControl } from '../../../ui/choice.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useForm } from '../../../ui/form.ts'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import {
  checkCredentials,
  credentialFields,
  toCredentials,
  toCredentialValues,
  type Credentials,
  type CredentialField
} from './credentials.ts'
import { explorerMessages } from './messages.ts'
import { isChosen, RoleField, useRunnableRoles } from './role-field.tsx'

const { authentication: words } = explorerMessages

interface AuthenticationDialogProps {
  opened: boolean
  credentials: Credentials
  onChange: (credentials: Credentials) => void
  onClose: () => void
}

export function AuthenticationDialog({ opened, onClose, ...props }: AuthenticationDialogProps) {
  return (
    <Dialog title={words.title} opened={opened} onClose={onClose} size={480}>
      {opened && <AuthenticationForm {...props} onDone={onClose} />}
    </Dialog>
  )
}

interface AuthenticationFormProps extends Pick<AuthenticationDialogProps, 'credentials' | 'onChange'> {
  onDone: () => void
}

const kinds = (Object.keys(words.kinds) as ExplorerAuthentication[]).map((value) => ({
  value,
  label: words.kinds[value]
}))

function AuthenticationForm({ credentials, onChange, onDone }: AuthenticationFormProps) {
  const roles = useRunnableRoles()
  const form = useForm({
    initial: toCredentialValues(credentials),
    validate: (values) => ({
      ...Object.fromEntries(
        Object.entries(checkCredentials(values)).map(([field, fault]) => [field, words.faults[fault]])
      ),
      ...(values.kind === 'session' && !isChosen(values.role, roles.offered) && { role: words.roleGone })
    }),
    send: (values) => {
      onChange(toCredentials(values, roles.offered))
      onDone()
      return Promise.resolve(undefined)
    }
  })
  const { kind } = form.values
  const fields: readonly CredentialField[] = credentialFields[kind]
  return (
    <form className="question" {...form.props}>
      <p className="muted">{words.lead}</p>
      <SegmentedControl
        label={words.title}
        name="authentication"
        value={kind}
        options={kinds}
        onChange={(next) => form.change('kind', next)}
      />
      {kind === 'session' && (
        <RoleField
          roles={roles}
          value={form.values.role}
          error={form.errors['role']}
          onChange={(role) => form.change('role', role)}
        />
      )}
      {fields.map((field) => (
        <TextField
          key={field}
          {...form.text(field)}
          label={words.fields[field]}
          // Not shown, and not offered to password managers as a password of the user.
          type={field === 'id' ? 'text' : 'password'}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={4096}
          inputClass="mono"
        />
      ))}
      <p className="muted">
        {form.values.role !== '' && kind === 'session' ? words.roleNote : words.notes[kind]}
      </p>
      <div className="dialog-footer">
        <Button onClick={onDone}>{words.cancel}</Button>
        <SubmitButton sending={form.sending}>{words.use}</SubmitButton>
      </div>
    </form>
  )
}
