import { accountMessages } from '@sitewright/api/messages'
import { useEffect, useRef, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { useAuth } from '../../sign-in/auth.tsx'
import { landingPath, parseSecondStepQuery } from '../../session/oauth.ts'
import { signInPath } from '../../session/return-path.ts'
import type { PendingSignIn, SignInContext } from '../../session/client-session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { FrameTitle } from '../../ui/sign-in/frame.tsx'
import { SetUpTotp } from './set-up-totp.tsx'
import { VerifySecondFactor } from './verify-second-factor.tsx'

const signInStartPath = ({ area, from }: SignInContext): string =>
  area === 'admin' ? '/admin' : signInPath({ pathname: from })

type Stage = { kind: 'asking' } | { kind: 'none'; place: SignInContext } | { kind: 'waits'; pending: PendingSignIn }

/** The sign-in that waits. After a reload the server hands it over once more, to the browser that began it. */
function usePendingSignIn(): Stage {
  const { session } = useAuth()
  const [query] = useSearchParams()
  const [place] = useState(() => parseSecondStepQuery(query))
  const [stage, setStage] = useState<Stage>(() => {
    const pending = session.pendingSignIn()
    return pending === undefined ? { kind: 'asking' } : { kind: 'waits', pending }
  })
  const asked = useRef(false)
  useEffect(() => {
    if (stage.kind !== 'asking' || asked.current) return
    asked.current = true
    const ask = async (): Promise<void> => {
      session.completeSignIn(await session.call('POST /api/auth/oauth/challenge', { body: {} }), place)
      const pending = session.pendingSignIn()
      setStage(pending === undefined ? { kind: 'none', place } : { kind: 'waits', pending })
    }
    void ask()
  }, [stage.kind, session, place])
  return stage
}

/** The second step of a sign-in: proving oneself once more, or setting up what that is done with. */
export function SecondStep() {
  const [over, setOver] = useState(false)
  const navigate = useNavigate()
  const stage = usePendingSignIn()
  if (stage.kind === 'asking') return <p aria-busy="true">{accountMessages.checking}</p>
  if (stage.kind === 'none') return <Navigate to={signInStartPath(stage.place)} replace />
  const { pending } = stage
  const onIn = (): void => void navigate(landingPath(pending), { replace: true })
  const onOver = (): void => setOver(true)
  return (
    <>
      {pending.challenge.enrol ? (
        <>
          <FrameTitle title="Set up a second step">
            This installation asks everybody for a code besides the password.
          </FrameTitle>
          <SetUpTotp pending={pending} onSignedIn={onIn} onExpired={onOver} />
        </>
      ) : (
        <>
          <FrameTitle title="One more step">Show that it is you, and not only your password.</FrameTitle>
          <VerifySecondFactor pending={pending} onSignedIn={onIn} onExpired={onOver} />
        </>
      )}
      <ButtonLink kind={over ? 'go' : undefined} to={signInStartPath(pending)}>
        Start again
      </ButtonLink>
    </>
  )
}
