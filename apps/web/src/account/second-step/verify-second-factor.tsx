import type { Challenge, SignInAnswer, CallOutcome } from '@sitewright/api'
import { accountMessages } from '@sitewright/api/messages'
import { IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { useAuth } from '../../sign-in/auth.tsx'
import type { CallFailure } from '../../session/outcomes.ts'
import { requestPasskey, supportsPasskeys } from '../../session/passkey.ts'
import type { PendingSignIn } from '../../session/client-session.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { useForm } from '../../ui/form.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { CodeField } from './code-field.tsx'
import styles from './second-step.module.css'

/** A second step, and what it leads to. */
export interface SecondStepProps {
  pending: PendingSignIn
  onSignedIn: () => void
  /** The sign-in took too long, or had too many wrong codes: no code opens it any more. */
  onExpired: () => void
}

type Method = Challenge['methods'][number]

const methodLabels: Record<Method, string> = {
  totp: 'Use your authenticator app',
  recovery: 'Use a recovery code',
  passkey: 'Use a passkey'
}

/** What is shown first: what cannot be phished, then what is used up last. */
const preferred: readonly Method[] = ['passkey', 'totp', 'recovery']

/** Proves with a code, a recovery code or a passkey; one is shown, the others are offered. */
export function VerifySecondFactor({ pending, onSignedIn, onExpired }: SecondStepProps) {
  const { ticket, methods } = pending.challenge
  const { session } = useAuth()
  const ways = preferred.filter((each) => methods.includes(each) && (each !== 'passkey' || supportsPasskeys()))
  const [way, setWay] = useState<Method>(ways[0] ?? 'totp')
  const [fault, setFault] = useState<string>()
  const [over, setOver] = useState<string>()

  const settle = (called: CallOutcome<SignInAnswer>): CallFailure | undefined => {
    const outcome = session.completeSignIn(called, pending)
    if (outcome.kind === 'signed-in') onSignedIn()
    if (outcome.kind !== 'refused') return undefined
    if (outcome.refusal.code === 'auth.challenge') {
      setOver(outcome.refusal.message)
      onExpired()
    }
    return outcome.refusal
  }
  const form = useForm({
    initial: { code: '' },
    faultsOf: ({ code }) => (code.trim() === '' ? { code: accountMessages.codeRequired } : {}),
    send: async ({ code }) => {
      const method = way === 'recovery' ? 'recovery' : 'totp'
      const body = { ticket, method, code } as const
      const refusal = settle(await session.call('POST /api/auth/second-factor/verify', { body }))
      // A wrong code stands beside its field; everything else is about the whole step.
      return refusal?.code === 'auth.code' ? { fields: { code: refusal.message } } : refusal
    }
  })
  const withPasskey = async (): Promise<void> => {
    setFault(undefined)
    const proof = await requestPasskey(session, ticket)
    if (!proof.ok) return setFault(proof.refusal.message)
    const body = { ticket, method: 'passkey', passkey: proof.passkey } as const
    setFault(settle(await session.call('POST /api/auth/second-factor/verify', { body }))?.message)
  }
  const message = fault ?? form.message
  if (over !== undefined) return <Banner tone="bad">{over}</Banner>
  return (
    <>
      {message !== undefined && <Banner tone="bad">{message}</Banner>}
      {way === 'passkey' ? (
        <Button kind="go" onClick={() => void withPasskey()}>
          <IconFingerprint className="i s" aria-hidden />
          {methodLabels.passkey}
        </Button>
      ) : (
        <form {...form.props} aria-label="One more step">
          <CodeField wiring={form.text('code')} from={way === 'recovery' ? 'recovery' : 'app'} />
          <SubmitButton sending={form.sending}>Continue</SubmitButton>
        </form>
      )}
      {ways.length > 1 && (
        <ul className={styles.ways}>
          {ways
            .filter((each) => each !== way)
            .map((each) => (
              <li key={each}>
                <Button
                  kind="quiet"
                  onClick={() => {
                    setFault(undefined)
                    form.change('code', '')
                    setWay(each)
                  }}
                >
                  {methodLabels[each]}
                </Button>
              </li>
            ))}
        </ul>
      )}
    </>
  )
}
