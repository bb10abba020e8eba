import type { TotpSetUp } from '@sitewright/api'
import { accountMessages } from '@sitewright/api/messages'
import { toCallFailure } from '@sitewright/client'
import { useEffect, useState } from 'react'
import { useAuth } from '../../sign-in/auth.tsx'
import { Banner } from '../../ui/banner.tsx'
import { useForm } from '../../ui/form.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TotpSecret } from '../second-factor/totp-secret.tsx'
import { CodeField } from '../../sign-in/second-step/code-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import type { SecondStepProps } from '../../sign-in/second-step/verify-second-factor.tsx'
import { secondStepMessages as messages } from './messages.ts'
import { signInMessages } from '../../sign-in/messages.ts'

type Stage =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'ready'; enrolment: TotpSetUp }
  | { kind: 'codes'; codes: readonly string[] }

/** Sets up an authenticator app with the challenge token of a sign-in; a code completes both (security bar 18). */
export function SetUpTotp({ pending, onSignedIn, onExpired }: SecondStepProps) {
  const { ticket } = pending.challenge
  const { session } = useAuth()
  const [stage, setStage] = useState<Stage>({ kind: 'loading' })
  useEffect(() => {
    let left = false
    const start = async (): Promise<void> => {
      const outcome = await session.call('POST /api/auth/second-factor/enrol/start', { body: { ticket } })
      if (left) return
      setStage(
        outcome.ok
          ? { kind: 'ready', enrolment: outcome.answer }
          : { kind: 'failed', message: toCallFailure(outcome).message }
      )
    }
    void start()
    return () => {
      left = true
    }
  }, [session, ticket])
  const form = useForm({
    initial: { code: '' },
    validate: ({ code }) => (code.trim() === '' ? { code: accountMessages.codeRequired } : {}),
    send: async ({ code }) => {
      const called = await session.call('POST /api/auth/second-factor/enrol/confirm', {
        body: { ticket, code }
      })
      const outcome = session.completeSignIn(called, pending)
      if (outcome.kind === 'signed-in' && called.ok) {
        const codes = called.answer.recoveryCodes
        if (codes.length > 0) setStage({ kind: 'codes', codes })
        else onSignedIn()
      }
      if (outcome.kind !== 'failed') return undefined
      const { failure } = outcome
      if (failure.code === 'auth.challenge') {
        setStage({ kind: 'failed', message: failure.message })
        onExpired()
        return undefined
      }
      return failure.code === 'auth.code' ? { fields: { code: failure.message } } : failure
    }
  })

  if (stage.kind === 'loading') return <p aria-busy="true">{accountMessages.checking}</p>
  if (stage.kind === 'failed') return <Banner tone="danger">{stage.message}</Banner>
  if (stage.kind === 'codes') return <RecoveryCodes codes={stage.codes} onDone={onSignedIn} />
  return (
    <>
      <TotpSecret enrolment={stage.enrolment} />
      {form.message !== undefined && <Banner tone="danger">{form.message}</Banner>}
      <form {...form.props} aria-label={messages.setUpTitle}>
        <CodeField wiring={form.text('code')} from="app" />
        <SubmitButton sending={form.sending}>{signInMessages.continue}</SubmitButton>
      </form>
    </>
  )
}
