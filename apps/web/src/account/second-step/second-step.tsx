import { accountMessages } from '@sitewright/api/messages'
import type { PendingSignIn, SignInContext } from '@sitewright/client'
import { useEffect, useRef, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { landingPath, parseSecondStepQuery } from '../../sign-in/oauth.ts'
import { panelSignInPath, signInPath } from '../../sign-in/return-path.ts'
import { useAuth } from '../../sign-in/auth.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { SignInTitle } from '../../ui/sign-in/sign-in-frame.tsx'
import { KeepAccount } from './keep-account.tsx'
import { SetUpTotp } from './set-up-totp.tsx'
import { VerifySecondFactor } from '../../sign-in/second-step/verify-second-factor.tsx'
import { secondStepMessages as messages } from './messages.ts'
import { signInMessages } from '../../sign-in/messages.ts'

const signInStartPath = ({ area, from }: SignInContext): string =>
  area === 'admin' ? panelSignInPath({ pathname: from }) : signInPath({ pathname: from })

type Stage =
  | { kind: 'loading' }
  | { kind: 'none'; context: SignInContext }
  | { kind: 'ready'; pending: PendingSignIn }

/** The pending sign-in. After a reload the server returns its challenge once more, to the browser that began it. */
function usePendingSignIn(): { stage: Stage; next: () => void } {
  const { session } = useAuth()
  const [query] = useSearchParams()
  const [context] = useState(() => parseSecondStepQuery(query))
  const [stage, setStage] = useState<Stage>(() => {
    const pending = session.pendingSignIn()
    return pending === undefined ? { kind: 'loading' } : { kind: 'ready', pending }
  })
  const asked = useRef(false)
  useEffect(() => {
    if (stage.kind !== 'loading' || asked.current) return
    asked.current = true
    const ask = async (): Promise<void> => {
      session.completeSignIn(await session.call('POST /api/auth/oauth/challenge', { body: {} }), context)
      const pending = session.pendingSignIn()
      setStage(pending === undefined ? { kind: 'none', context } : { kind: 'ready', pending })
    }
    void ask()
  }, [stage.kind, session, context])
  const next = (): void => {
    const pending = session.pendingSignIn()
    setStage(pending === undefined ? { kind: 'none', context } : { kind: 'ready', pending })
  }
  return { stage, next }
}

/** The second step of a sign-in: verifying the second factor, setting it up, or keeping a closed account. */
export function SecondStep() {
  const [expired, setExpired] = useState(false)
  const navigate = useNavigate()
  const { stage, next } = usePendingSignIn()
  if (stage.kind === 'loading') return <p aria-busy="true">{accountMessages.checking}</p>
  if (stage.kind === 'none') return <Navigate to={signInStartPath(stage.context)} replace />
  const { pending } = stage
  const onSignedIn = (): void => void navigate(landingPath(pending), { replace: true })
  const onExpired = (): void => setExpired(true)
  const { enrol, keepUntil } = pending.challenge
  if (keepUntil !== null)
    return (
      <>
        <KeepAccount
          pending={pending}
          until={keepUntil}
          onSignedIn={onSignedIn}
          onExpired={onExpired}
          onEnrol={next}
        />
        {expired && (
          <ButtonLink kind="go" to={signInStartPath(pending)}>
            {messages.startAgain}
          </ButtonLink>
        )}
      </>
    )
  return (
    <>
      {enrol ? (
        <>
          <SignInTitle title={messages.setUpTitle}>{messages.setUpLead}</SignInTitle>
          <SetUpTotp pending={pending} onSignedIn={onSignedIn} onExpired={onExpired} />
        </>
      ) : (
        <>
          <SignInTitle title={signInMessages.secondStep}>{messages.lead}</SignInTitle>
          <VerifySecondFactor pending={pending} onSignedIn={onSignedIn} onExpired={onExpired} />
        </>
      )}
      <ButtonLink kind={expired ? 'go' : undefined} to={signInStartPath(pending)}>
        {messages.startAgain}
      </ButtonLink>
    </>
  )
}
