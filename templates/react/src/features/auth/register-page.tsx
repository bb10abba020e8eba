import { useMemo } from 'react'
import { authMessages } from '../../domain/messages/auth.ts'
import { createRegistration } from '../../domain/sessions/sign-in.ts'
import { useBackend } from '../../ui/backend.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { NewPasswordContext } from '../../ui/new-password.tsx'
import { Slots } from '../../ui/slots.tsx'
import { useStatus } from '../../ui/status.tsx'
import { useStarted } from '../../ui/use-client.ts'
import { useFormSession } from '../../ui/use-form.ts'
import { Gate } from './gate.tsx'
import { PasswordField } from './password-field.tsx'
import { useArrival } from './use-arrival.ts'

export function Page() {
  const backend = useBackend()
  const say = useStatus()
  const arrive = useArrival()
  // A password is sent by this code only, so the form waits for it.
  const started = useStarted()
  const session = useMemo(() => createRegistration({ backend, say, arrive }), [backend, say, arrive])
  const form = useFormSession(session.form, session.submit)
  const { name, email, password } = form.values
  const newPassword = useMemo(() => ({ password, own: [name, email] }), [password, name, email])

  return (
    <Gate
      title={authMessages.registerTitle}
      other={{ question: authMessages.already, page: 'login', label: authMessages.loginAction }}
    >
      <Form {...form.props} label={authMessages.registerTitle}>
        <Field label={authMessages.name} required autoComplete="name" {...form.field('name')} />
        <Field
          label={authMessages.email}
          type="email"
          required
          autoComplete="email"
          {...form.field('email')}
        />
        <PasswordField
          label={authMessages.password}
          autoComplete="new-password"
          {...form.field('password')}
        />
        <NewPasswordContext value={newPassword}>
          <Slots name="password" />
        </NewPasswordContext>
        <PasswordField
          label={authMessages.confirmPassword}
          autoComplete="new-password"
          {...form.field('confirmPassword')}
        />
        <Button type="submit" wide busy={form.busy} disabled={!started}>
          {authMessages.registerAction}
        </Button>
      </Form>
    </Gate>
  )
}
