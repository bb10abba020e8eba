import { validateRegistrationForm, defaultPasswordRules } from '@sitewright/api/forms'
import { accountMessages, callMessages } from '@sitewright/api/messages'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { redirectToProvider } from '../../sign-in/oauth.ts'
import { useAuth } from '../../sign-in/auth.tsx'
import { ResendVerification } from '../../sign-in/resend-verification.tsx'
import { useSignInOptions } from '../../sign-in/use-sign-in-options.ts'
import { UserFields } from '../../sign-in/user-fields.tsx'
import { Banner } from '../../ui/banner.tsx'
import { useForm } from '../../ui/form.ts'
import { ProviderButtons } from '../../ui/sign-in/providers.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { registerMessages as messages } from './messages.ts'
import { uiMessages } from '../../ui/messages.ts'
import { signInMessages } from '../../sign-in/messages.ts'
import styles from './register-form.module.css'

const empty = { firstName: '', lastName: '', email: '', password: '', confirmation: '', terms: false }

/** Creates an account. With mail, the address is verified before the first sign-in, and a notice says so. */
export function RegisterForm({ from }: { from: string }) {
  const { session } = useAuth()
  const loaded = useSignInOptions()
  const [mailed, setMailed] = useState<string>()
  const options = loaded.kind === 'ready' ? loaded.options : undefined
  const rules = options?.password ?? defaultPasswordRules
  const context = { area: 'user', remember: false, from } as const
  const form = useForm({
    initial: empty,
    validate: (values) => validateRegistrationForm(values, rules),
    send: async ({ firstName, lastName, email, password }) => {
      const body = { firstName, lastName, email, password }
      const called = await session.call('POST /api/auth/register', { body })
      const outcome = session.completeSignIn(called, context, callMessages.register)
      if (outcome.kind === 'notice') setMailed(outcome.message)
      return outcome.kind === 'failed' ? outcome.failure : undefined
    }
  })
  if (loaded.kind === 'loading') return <p aria-busy="true">{accountMessages.checking}</p>
  if (mailed !== undefined)
    return (
      <>
        <Banner tone="success">{mailed}</Banner>
        <ResendVerification email={form.values.email} />
      </>
    )
  return (
    <>
      {form.message !== undefined && <Banner tone="danger">{form.message}</Banner>}
      <ProviderButtons
        providers={options?.providers ?? []}
        verb={messages.signUpWith}
        or={signInMessages.orWithEmail}
        onPick={(provider) => redirectToProvider(provider, context, 'register')}
      />
      <form {...form.props} aria-label={messages.title}>
        <UserFields text={form.text} rules={rules} namesBeside />
        <Terms
          checked={form.values.terms}
          error={form.errors['terms']}
          onChange={(checked) => form.change('terms', checked)}
        />
        <SubmitButton sending={form.sending}>{messages.create}</SubmitButton>
      </form>
    </>
  )
}

interface TermsProps {
  checked: boolean
  error: string | undefined
  onChange: (checked: boolean) => void
}

function Terms({ checked, error, onChange }: TermsProps) {
  return (
    <div className={styles.terms}>
      <div className="choice">
        <input
          id="terms"
          name="terms"
          type="checkbox"
          checked={checked}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : 'terms-error'}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <label htmlFor="terms">
          {messages.agree}{' '}
          <Link className="link" to="/terms" target="_blank">
            {messages.terms}
            <span className="vh"> {uiMessages.newTab}</span>
          </Link>
        </label>
      </div>
      {error !== undefined && (
        <p className="err" id="terms-error">
          <IconAlertTriangle className="i s" aria-hidden />
          {error}
        </p>
      )}
    </div>
  )
}
