import { validateSignInForm } from '@sitewright/api/forms'
import { accountMessages, callMessages } from '@sitewright/api/messages'
import { IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Tick } from '../ui/choice.tsx'
import { TextField } from '../ui/field.tsx'
import { useForm } from '../ui/form.ts'
import { PasswordField } from '../ui/password-field.tsx'
import { ProviderButtons } from '../ui/sign-in/providers.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { toast } from '../ui/toast.ts'
import { useAuth } from './auth.tsx'
import type { Area } from '../session/session-hint.ts'
import { redirectToProvider, secondStepUrl } from '../session/oauth.ts'
import { useSignInOptions } from './use-sign-in-options.ts'
import type { SignInOutcome } from '../session/outcomes.ts'
import type { SignInContext } from '../session/client-session.ts'
import { ResendVerification } from './resend-verification.tsx'
import { requestPasskey, supportsPasskeys } from '../session/passkey.ts'

interface SignInFormProps {
  area: Area
  /** Where a sign-in leads back to. */
  from: string
}

/** Refusals that an address which was never verified gets as well. */
const credentialCodes: readonly string[] = ['auth.credentials', 'auth.admin-credentials']

const loginCalls = { user: 'POST /api/auth/login', admin: 'POST /api/auth/admin/login' } as const

/** Email and password, the providers, and a passkey, for both areas. What leads on once one is in is around it. */
export function SignInForm({ area, from }: SignInFormProps) {
  const { session } = useAuth()
  const navigate = useNavigate()
  const told = useSignInOptions()
  const [passkeyFault, setPasskeyFault] = useState<string>()
  const [refused, setRefused] = useState(false)

  const follow = (outcome: SignInOutcome, place: SignInContext): string | undefined => {
    if (outcome.kind === 'refused') return outcome.refusal.message
    if (outcome.kind === 'told') return callMessages.login.unexpected
    if (outcome.kind === 'challenge') void navigate(secondStepUrl(place))
    return undefined
  }
  const form = useForm({
    initial: { email: '', password: '', rememberMe: false },
    faultsOf: validateSignInForm,
    send: async ({ email, password, rememberMe }) => {
      const body = { email, password, rememberMe, ...(area === 'admin' ? { isAdmin: true } : {}) }
      const signInPlace = { area, remember: rememberMe, from }
      const outcome = session.completeSignIn(await session.call(loginCalls[area], { body }), signInPlace)
      const message = follow(outcome, signInPlace)
      setRefused(outcome.kind === 'refused' && credentialCodes.includes(outcome.refusal.code))
      const fields = outcome.kind === 'refused' ? outcome.refusal.fields : {}
      return message === undefined ? undefined : { message, fields }
    }
  })
  const place = { area, remember: form.values.rememberMe, from }
  const withPasskey = async (): Promise<void> => {
    const proof = await requestPasskey(session)
    if (!proof.ok) return setPasskeyFault(proof.refusal.message)
    const body = { passkey: proof.passkey, rememberMe: place.remember, isAdmin: area === 'admin' }
    setPasskeyFault(
      follow(session.completeSignIn(await session.call('POST /api/auth/passkey/login', { body }), place), place)
    )
  }

  if (told.kind === 'asking') return <p aria-busy="true">{accountMessages.checking}</p>
  const options = told.kind === 'told' ? told.options : undefined
  const passwords = options?.passwordLogin ?? true
  const message = passkeyFault ?? form.message
  return (
    <>
      {message !== undefined && <Banner tone="bad">{message}</Banner>}
      {refused && message !== undefined && options?.mail === true && (
        <ResendVerification email={form.values.email} why={accountMessages.notVerifiedYet} />
      )}
      {area === 'admin' && options?.setUp === true && (
        <Banner tone="note">{accountMessages.setUpWaits}</Banner>
      )}
      <ProviderButtons
        providers={options?.providers ?? []}
        verb="Sign in with"
        or={passwords ? 'or with email' : undefined}
        onPick={(provider) => redirectToProvider(provider, place)}
      />
      {passwords && (
        <form
          {...form.props}
          aria-label="Sign in"
          onSubmit={(event) => {
            setPasskeyFault(undefined)
            form.props.onSubmit(event)
          }}
        >
          <TextField
            {...form.text('email')}
            label="Email"
            type="email"
            autoComplete="username"
            inputMode="email"
            placeholder="you@company.com"
          />
          <PasswordField
            {...form.text('password')}
            label="Password"
            autoComplete="current-password"
            aside={<ForgotPasswordLink area={area} mail={options?.mail ?? true} />}
          />
          <Tick
            label="Remember me on this device"
            checked={form.values.rememberMe}
            onChange={(checked) => form.change('rememberMe', checked)}
          />
          <SubmitButton sending={form.sending}>Sign in</SubmitButton>
        </form>
      )}
      {supportsPasskeys() && (
        <Button kind="quiet" onClick={() => void withPasskey()}>
          <IconFingerprint className="i s" aria-hidden />
          Sign in with a passkey
        </Button>
      )}
    </>
  )
}

const resetToasts: Record<Area, string> = {
  user: accountMessages.userResetToast,
  admin: accountMessages.adminResetToast
}

/** Leads to a reset by mail; where no mail is sent, the toast of the spec says whom to ask. */
function ForgotPasswordLink({ area, mail }: { area: Area; mail: boolean }) {
  const words = 'Forgot password?'
  if (mail)
    return (
      <Link className="link" to={area === 'admin' ? '/auth/forgot?area=admin' : '/auth/forgot'}>
        {words}
      </Link>
    )
  return (
    <button type="button" className="link" onClick={() => toast({ tone: 'note', text: resetToasts[area] })}>
      {words}
    </button>
  )
}
