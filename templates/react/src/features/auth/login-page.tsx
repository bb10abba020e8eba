import { useMemo } from 'react'
import { authMessages } from '../../domain/features/auth.ts'
import { createSignIn } from '../../domain/sessions/sign-in.ts'
import { useBackend, useStarted } from '../../ui/hooks.tsx'
import { Button } from '../../ui/controls.tsx'
import { Field } from '../../ui/field.tsx'
import { Form, useFormSession } from '../../ui/form.tsx'
import { useStatus } from '../../ui/notice.tsx'
import { Gate, PasswordField, useArrival } from './sign-in.tsx'

export function Page() {
  const backend = useBackend()
  const say = useStatus()
  const arrive = useArrival()
  // A password is sent by this code only, so the form waits for it.
  const started = useStarted()
  const session = useMemo(() => createSignIn({ backend, say, arrive }), [backend, say, arrive])
  const form = useFormSession(session.form, session.submit)

  return (
    <Gate
      title={authMessages.loginTitle}
      other={{ question: authMessages.newHere, page: 'register', label: authMessages.createAccount }}
    >
      <Form {...form.props} label={authMessages.loginTitle}>
        <Field
          label={authMessages.email}
          type="email"
          required
          autoComplete="email"
          {...form.field('email')}
        />
        <PasswordField
          label={authMessages.password}
          autoComplete="current-password"
          {...form.field('password')}
        />
        <Button type="submit" wide busy={form.busy} disabled={!started}>
          {authMessages.loginAction}
        </Button>
      </Form>
    </Gate>
  )
}
