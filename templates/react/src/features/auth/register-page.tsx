import { useMemo } from 'react'
import { authMessages } from '../../domain/features/auth.ts'
import { createRegistration } from '../../domain/sessions/sign-in.ts'
import { useBackend, useStarted } from '../../ui/hooks.tsx'
import { Button } from '../../ui/controls.tsx'
import { Field, NewPasswordContext } from '../../ui/field.tsx'
import { Form, useFormSession } from '../../ui/form.tsx'
import { Slots } from '../../ui/site-context.tsx'
import { useStatus } from '../../ui/notice.tsx'
import { Gate, PasswordField, useArrival } from './sign-in.tsx'

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
