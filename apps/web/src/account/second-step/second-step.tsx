import { accountMessages } from '@sitewright/api/messages'
import { useEffect, useRef, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { useAuth } from '../../session/auth.tsx'
import { landingOf, secondStepPlace } from '../../session/oauth.ts'
import { signInPath } from '../../session/return-path.ts'
import type { Pending, SignInPlace } from '../../session/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { FrameTitle } from '../../ui/sign-in/frame.tsx'
import { Enrol } from './enrol.tsx'
import { Prove } from './prove.tsx'

const startOf = ({ area, from }: SignInPlace): string =>
  area === 'admin' ? '/admin' : signInPath({ pathname: from })

type Stage = { kind: 'asking' } | { kind: 'none'; place: SignInPlace } | { kind: 'waits'; pending: Pending }

/** The sign-in that waits. After a reload the server hands it over once more, to the browser that began it. */
function usePending(): Stage {
  const { session } = useAuth()
  const [query] = useSearchParams()
  const [place] = useState(() => secondStepPlace(query))
  const [stage, setStage] = useState<Stage>(() => {
    const pending = session.pending()
    return pending === undefined ? { kind: 'asking' } : { kind: 'waits', pending }
  })
  const asked = useRef(false)
  useEffect(() => {
    if (stage.kind !== 'asking' || asked.current) return
    asked.current = true
    const ask = async (): Promise<void> => {
      session.adopt(await session.call('POST /api/auth/oauth/challenge', { body: {} }), place)
      const pending = session.pending()
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
  const stage = usePending()
  if (stage.kind === 'asking') return <p aria-busy="true">{accountMessages.checking}</p>
  if (stage.kind === 'none') return <Navigate to={startOf(stage.place)} replace />
  const { pending } = stage
  const onIn = (): void => void navigate(landingOf(pending), { replace: true })
  const onOver = (): void => setOver(true)
  return (
    <>
      {pending.challenge.enrol ? (
        <>
          <FrameTitle title="Set up a second step">
            This installation asks everybody for a code besides the password.
          </FrameTitle>
          <Enrol pending={pending} onIn={onIn} onOver={onOver} />
        </>
      ) : (
        <>
          <FrameTitle title="One more step">Show that it is you, and not only your password.</FrameTitle>
          <Prove pending={pending} onIn={onIn} onOver={onOver} />
        </>
      )}
      <ButtonLink kind={over ? 'go' : undefined} to={startOf(pending)}>
        Start again
      </ButtonLink>
    </>
  )
}
