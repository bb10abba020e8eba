import { validateSignInForm } from '@sitewright/api/forms'
import { accountMessages, callMessages, demoMessages } from '@sitewright/api/messages'
import {
  requestPasskey,
  supportsPasskeys,
  type Area,
  type SignInContext,
  type SignInOutcome
} from '@sitewright/client'
import { IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { redirectToProvider, secondStepUrl } from './oauth.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/choice.tsx'
import { TextField } from '../ui/field.tsx'
import { useForm } from '../ui/form.ts'
import { PasswordField } from '../ui/password-field.tsx'
import { ProviderButtons } from '../ui/sign-in/providers.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { toast } from '../ui/toast.ts'
import { useAuth, useBackend } from './auth.tsx'
import { signInPath } from './return-path.ts'
import { ResendVerification } from './resend-verification.tsx'
import { useSignInOptions } from './use-sign-in-options.ts'
import { signInMessages as messages } from './messages.ts'

interface LoginForm {
  email: string
  password: string
  rememberMe: boolean
}

const ownPagesPath = '/auth/projects'

interface SignInFormProps {
  area: Area
  /** The return path. */
  from: string
  /** The address that is typed already. */
  email?: string
  /** Called in the place of leading to the page of the second step. */
  onChallenge?: (context: SignInContext) => void
  /** Called in the place of leaving the page for a provider. */
  onProvider?: (provider: string, context: SignInContext) => void
}

/** Error codes that an unverified address gets as well. */
const credentialCodes: readonly string[] = ['auth.credentials', 'auth.admin-credentials']

const loginCalls = { user: 'POST /api/auth/login', admin: 'POST /api/auth/admin/login' } as const

/** Sign-in by email and password, provider or passkey, for both areas. The redirect afterwards is up to its parent. */
export function SignInForm(props: SignInFormProps) {
  const { area, from, email: knownEmail = '', onProvider = redirectToProvider } = props
  const { session } = useAuth()
  const navigate = useNavigate()
  const loaded = useSignInOptions()
  const [passkeyProblem, setPasskeyProblem] = useState<string>()
  const [isRefused, setRefused] = useState(false)
  const [isOutsider, setOutsider] = useState(false)

  /** Goes on to the second factor where the server asks for it; the answer is the message of a failure. */
  const finish = (outcome: SignInOutcome, context: SignInContext): string | undefined => {
    setOutsider(outcome.kind === 'failed' && outcome.failure.code === 'auth.no-panel')
    if (outcome.kind === 'failed') return outcome.failure.message
    if (outcome.kind === 'notice') return callMessages.login.unexpected
    const { onChallenge = (to) => void navigate(secondStepUrl(to)) } = props
    if (outcome.kind === 'challenge') onChallenge(context)
    return undefined
  }
  const form = useForm({
    initial: { email: knownEmail, password: '', rememberMe: false },
    validate: validateSignInForm,
    send: async ({ email, password, rememberMe }) => {
      const body = { email, password, rememberMe, ...(area === 'admin' ? { isAdmin: true } : {}) }
      const signInContext = { area, remember: rememberMe, from }
      const outcome = session.completeSignIn(await session.call(loginCalls[area], { body }), signInContext)
      const message = finish(outcome, signInContext)
      setRefused(outcome.kind === 'failed' && credentialCodes.includes(outcome.failure.code))
      const fields = outcome.kind === 'failed' ? outcome.failure.fields : {}
      return message === undefined ? undefined : { message, fields }
    }
  })
  const context = { area, remember: form.values.rememberMe, from }
  const withPasskey = async (): Promise<void> => {
    const result = await requestPasskey(session)
    if (!result.ok) return setPasskeyProblem(result.failure.message)
    const body = { passkey: result.passkey, rememberMe: context.remember, isAdmin: area === 'admin' }
    const called = await session.call('POST /api/auth/passkey/login', { body })
    setPasskeyProblem(finish(session.completeSignIn(called, context), context))
  }

  if (loaded.kind === 'loading') return <p aria-busy="true">{accountMessages.checking}</p>
  const options = loaded.kind === 'ready' ? loaded.options : undefined
  const passwords = options?.passwordLogin ?? true
  const message = passkeyProblem ?? form.message
  return (
    <>
      {message !== undefined && <Banner tone="danger">{message}</Banner>}
      {isOutsider && message !== undefined && <OwnPages form={form.values} />}
      {isRefused && message !== undefined && options?.mail === true && (
        <ResendVerification email={form.values.email} why={accountMessages.notVerifiedYet} />
      )}
      {area === 'admin' && options?.setUp === true && (
        <Banner tone="info">{accountMessages.setUpWaits}</Banner>
      )}
      <ProviderButtons
        providers={options?.providers ?? []}
        verb={messages.signInWith}
        or={passwords ? messages.orWithEmail : undefined}
        onPick={(provider) => onProvider(provider, context)}
      />
      {passwords && (
        <form
          {...form.props}
          aria-label={messages.signIn}
          onSubmit={(event) => {
            setPasskeyProblem(undefined)
            form.props.onSubmit(event)
          }}
        >
          <TextField
            {...form.text('email')}
            label={messages.email}
            type="email"
            autoComplete="username"
            inputMode="email"
            placeholder={messages.emailExample}
          />
          <PasswordField
            {...form.text('password')}
            label={messages.password}
            autoComplete="current-password"
            data-autofocus={knownEmail === '' ? undefined : true}
            aside={<ForgotPasswordLink area={area} mail={options?.mail ?? true} />}
          />
          <Checkbox
            label={messages.remember}
            checked={form.values.rememberMe}
            onChange={(checked) => form.change('rememberMe', checked)}
          />
          <SubmitButton sending={form.sending}>{messages.signIn}</SubmitButton>
        </form>
      )}
      {supportsPasskeys() && (
        <Button kind="quiet" onClick={() => void withPasskey()}>
          <IconFingerprint className="i s" aria-hidden />
          {messages.signInWithPasskey}
        </Button>
      )}
    </>
  )
}

/** Signs a user in to their own pages where their account does not open the control panel, with the typed values. */
function OwnPages({ form: { email, password, rememberMe } }: { form: LoginForm }) {
  const { session } = useAuth()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  const signIn = async (): Promise<void> => {
    const context = { area: 'user', remember: rememberMe, from: ownPagesPath } as const
    // After a passkey or a provider nothing is typed here.
    if (email === '' || password === '') return void navigate(signInPath({ pathname: ownPagesPath }))
    const called = await session.call(loginCalls.user, { body: { email, password, rememberMe } })
    const outcome = session.completeSignIn(called, context)
    if (outcome.kind === 'failed') return setProblem(outcome.failure.message)
    void navigate(outcome.kind === 'challenge' ? secondStepUrl(context) : ownPagesPath)
  }
  return (
    <>
      {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
      <Button kind="go" onClick={() => void signIn()}>
        {accountMessages.openOwnPages}
      </Button>
    </>
  )
}

const resetToasts: Record<Area, string> = {
  user: accountMessages.userResetToast,
  admin: accountMessages.adminResetToast
}

/** Leads to a password reset by mail; without mail, the toast of the spec says whom to ask. */
function ForgotPasswordLink({ area, mail }: { area: Area; mail: boolean }) {
  const { backend } = useBackend()
  const label = messages.forgot
  if (mail)
    return (
      <Link className="link" to={area === 'admin' ? '/auth/forgot?area=admin' : '/auth/forgot'}>
        {label}
      </Link>
    )
  return (
    <button
      type="button"
      className="link"
      onClick={() =>
        toast({ tone: 'info', text: backend.kind === 'demo' ? demoMessages.mail : resetToasts[area] })
      }
    >
      {label}
    </button>
  )
}
