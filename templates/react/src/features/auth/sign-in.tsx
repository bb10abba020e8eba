import { useCallback, useMemo, useState, type ComponentProps, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { goTo } from '../../browser/page.ts'
import { providerName, providersOf } from '../../domain/auth.ts'
import { authMessages } from '../../domain/features/auth.ts'
import { createSocialSignIn } from '../../domain/sessions/sign-in.ts'
import '../../styles/form.css'
import '../../styles/pages/account.css'
import { useBackend, useObservable } from '../../ui/hooks.tsx'
import { Button, PageLink } from '../../ui/controls.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice, useStatus } from '../../ui/notice.tsx'
import { Picture } from '../../ui/picture.tsx'
import { usePagePath, useSite } from '../../ui/site-context.tsx'

interface GateProps {
  title: string
  /** The link to the other form: registration from sign-in, and the reverse. */
  other: { question: string; page: string; label: string }
  children: ReactNode
}

/** The layout of sign-in and registration: a form beside a picture, and social login below it. */
export function Gate({ title, other, children }: GateProps) {
  const backend = useBackend()
  return (
    <div className="gate">
      <div className="gate-art">
        <Picture seed="way-in" width={800} height={1000} eager />
      </div>
      <div className="gate-form">
        <div>
          <h1>{title}</h1>
          <p className="soft">
            {other.question} <PageLink page={other.page}>{other.label}</PageLink>
          </p>
        </div>
        {backend.isSimulated('signIn') && <Notice>{authMessages.demonstration}</Notice>}
        {children}
        <div className="or">{authMessages.orWith}</div>
        <SocialLoginButtons />
      </div>
    </div>
  )
}

/** A password, and a button that shows what was typed. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type'>) {
  const [shown, setShown] = useState(false)
  return (
    <div className="password">
      <Field
        {...props}
        required
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <button
        type="button"
        className="as-link password-toggle"
        aria-label={shown ? authMessages.hideNamed(props.label) : authMessages.showNamed(props.label)}
        onClick={() => setShown(!shown)}
      >
        {shown ? authMessages.hidePassword : authMessages.showPassword}
      </button>
    </div>
  )
}

/** Social login: one button for each provider. */
export function SocialLoginButtons() {
  const backend = useBackend()
  const say = useStatus()
  const arrive = useArrival()
  const session = useMemo(() => createSocialSignIn({ backend, say, arrive, goTo }), [backend, say, arrive])
  const busy = useObservable(session)
  return (
    <div className="social">
      {providersOf(useSite()).map((provider) => (
        <Button
          key={provider}
          look="quiet"
          busy={busy === provider}
          aria-label={authMessages.continueWith(providerName(provider))}
          onClick={() => void session.signInWith(provider)}
        >
          {providerName(provider)}
        </Button>
      ))}
    </div>
  )
}

/** Where a visitor who has signed in goes: to the profile. */
export function useArrival(): () => void {
  const navigate = useNavigate()
  const profile = usePagePath('profile') ?? '/'
  return useCallback(() => void navigate(profile), [navigate, profile])
}
