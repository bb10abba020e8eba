import { useState } from 'react'
import { formatDateTimeInText } from '../../lib/time.ts'
import { useClock } from '../../lib/use-clock.ts'
import { useAuth } from '../../sign-in/auth.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { SignInTitle } from '../../ui/sign-in/sign-in-frame.tsx'
import { toast } from '../../ui/toast.ts'
import { keepMessages as messages } from './messages.ts'
import type { SecondStepProps } from '../../sign-in/second-step/verify-second-factor.tsx'

interface KeepAccountProps extends SecondStepProps {
  /** When the account is deleted. */
  until: number
  /** The second factor that is required has to be set up next. */
  onEnrol: () => void
}

/** Offers to keep an account that its user has closed. */
export function KeepAccount({ pending, until, onSignedIn, onExpired, onEnrol }: KeepAccountProps) {
  const { session } = useAuth()
  const clock = useClock()
  const [state, setState] = useState<{ kind: 'ready' | 'sending' | 'expired'; problem?: string }>({
    kind: 'ready'
  })
  const keep = async (): Promise<void> => {
    setState({ kind: 'sending' })
    const body = { ticket: pending.challenge.ticket }
    const outcome = session.completeSignIn(
      await session.call('POST /api/auth/keep-account', { body }),
      pending
    )
    if (outcome.kind === 'failed') {
      const isOver = outcome.failure.code === 'auth.challenge'
      if (isOver) onExpired()
      return setState({ kind: isOver ? 'expired' : 'ready', problem: outcome.failure.message })
    }
    toast({ tone: 'success', text: messages.kept })
    if (outcome.kind === 'challenge') onEnrol()
    else onSignedIn()
  }
  return (
    <>
      <SignInTitle title={messages.title}>{messages.until(formatDateTimeInText(until, clock))}</SignInTitle>
      {state.problem !== undefined && <Banner tone="danger">{state.problem}</Banner>}
      {state.kind !== 'expired' && (
        <>
          <Button
            kind="go"
            aria-disabled={state.kind === 'sending' || undefined}
            onClick={() => {
              if (state.kind === 'ready') void keep()
            }}
          >
            {messages.keep}
          </Button>
          <ButtonLink to="/">{messages.leave}</ButtonLink>
        </>
      )}
    </>
  )
}
