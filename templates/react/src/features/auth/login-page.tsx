import { loginRules, noCredentials } from '../../domain/auth.ts'
import { errorMessage } from '../../domain/messages.ts'
import { authMessages } from '../../domain/messages/auth.ts'
import { useBackend } from '../../ui/backend.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { useStarted } from '../../ui/use-client.ts'
import { useForm } from '../../ui/use-form.ts'
import { Gate } from './gate.tsx'
import { PasswordField } from './password-field.tsx'
import { useArrival } from './use-arrival.ts'

export function Page() {
  const backend = useBackend()
  const arrive = useArrival()
  // A password is sent by this code only, so the form waits for it.
  const started = useStarted()
  const form = useForm({
    initial: noCredentials,
    rules: loginRules,
    send: async (credentials) => {
      const result = await backend.signIn(credentials)
      if (!result.ok) return result.code === 'signed-out' ? authMessages.wrong : errorMessage(result.code)
      arrive(authMessages.signedIn)
      return undefined
    }
  })

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
