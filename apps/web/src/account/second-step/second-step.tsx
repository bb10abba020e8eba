import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { useAuth } from '../../session/auth.tsx'
import { landingOf } from '../../session/oauth.ts'
import type { Pending } from '../../session/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { FrameTitle } from '../../ui/sign-in/frame.tsx'
import { Enrol } from './enrol.tsx'
import { Prove } from './prove.tsx'

const startOf = ({ area }: Pending): string => (area === 'admin' ? '/admin' : '/auth/login')

/** The second step of a sign-in: proving oneself once more, or setting up what that is done with. */
export function SecondStep() {
  const { session } = useAuth()
  const navigate = useNavigate()
  const [pending] = useState(session.pending())
  if (pending === undefined) return <Navigate to="/auth/login" replace />
  const onIn = (): void => void navigate(landingOf(pending), { replace: true })
  return (
    <>
      {pending.challenge.enrol ? (
        <>
          <FrameTitle title="Set up a second step">
            This installation asks everybody for a code besides the password.
          </FrameTitle>
          <Enrol pending={pending} onIn={onIn} />
        </>
      ) : (
        <>
          <FrameTitle title="One more step">Show that it is you, and not only your password.</FrameTitle>
          <Prove pending={pending} onIn={onIn} />
        </>
      )}
      <ButtonLink kind="quiet" to={startOf(pending)}>
        Start again
      </ButtonLink>
    </>
  )
}
