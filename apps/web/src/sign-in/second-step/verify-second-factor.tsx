import type { Challenge, SignInAnswer } from '@sitewright/api'
import { accountMessages } from '@sitewright/api/messages'
import {
  requestPasskey,
  supportsPasskeys,
  type CallFailure,
  type CallOutcome,
  type PendingSignIn
} from '@sitewright/client'
import { IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { useAuth } from '../auth.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { useForm } from '../../ui/form.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { CodeField } from './code-field.tsx'
import { signInMessages as messages } from '../messages.ts'
import styles from './second-step.module.css'

/** A sign-in that waits for its second factor, with its callbacks. */
export interface SecondStepProps {
  pending: PendingSignIn
  onSignedIn: () => void
  /** The challenge expired, or had too many wrong codes: no code completes it any more. */
  onExpired: () => void
}

type Method = Challenge['methods'][number]

const methodLabels: Record<Method, string> = {
  totp: messages.byAuthenticator,
  recovery: messages.byRecoveryCode,
  passkey: messages.byPasskey
}

/** By preference: the phishing-resistant method first, recovery codes last, since each works only once. */
const preferred: readonly Method[] = ['passkey', 'totp', 'recovery']

/** Asks for a code, a recovery code or a passkey; one method is shown, the others are offered. */
export function VerifySecondFactor({ pending, onSignedIn, onExpired }: SecondStepProps) {
  const { ticket, methods: allowed } = pending.challenge
  const { session } = useAuth()
  const methods = preferred.filter(
    (each) => allowed.includes(each) && (each !== 'passkey' || supportsPasskeys())
  )
  const [method, setMethod] = useState<Method>(methods[0] ?? 'totp')
  const [passkeyProblem, setPasskeyProblem] = useState<string>()
  const [expired, setExpired] = useState<string>()

  const finish = (called: CallOutcome<SignInAnswer>): CallFailure | undefined => {
    const outcome = session.completeSignIn(called, pending)
    if (outcome.kind === 'signed-in') onSignedIn()
    if (outcome.kind !== 'failed') return undefined
    if (outcome.failure.code === 'auth.challenge') {
      setExpired(outcome.failure.message)
      onExpired()
    }
    return outcome.failure
  }
  const form = useForm({
    initial: { code: '' },
    validate: ({ code }) => (code.trim() === '' ? { code: accountMessages.codeRequired } : {}),
    send: async ({ code }) => {
      const codeMethod = method === 'recovery' ? 'recovery' : 'totp'
      const body = { ticket, method: codeMethod, code } as const
      const failure = finish(await session.call('POST /api/auth/second-factor/verify', { body }))
      // A wrong code is shown at its field; every other failure is about the whole step.
      return failure?.code === 'auth.code' ? { fields: { code: failure.message } } : failure
    }
  })
  const withPasskey = async (): Promise<void> => {
    setPasskeyProblem(undefined)
    const result = await requestPasskey(session, ticket)
    if (!result.ok) return setPasskeyProblem(result.failure.message)
    const body = { ticket, method: 'passkey', passkey: result.passkey } as const
    setPasskeyProblem(finish(await session.call('POST /api/auth/second-factor/verify', { body }))?.message)
  }
  const message = passkeyProblem ?? form.message
  if (expired !== undefined) return <Banner tone="danger">{expired}</Banner>
  return (
    <>
      {message !== undefined && <Banner tone="danger">{message}</Banner>}
      {method === 'passkey' ? (
        <Button kind="go" onClick={() => void withPasskey()}>
          <IconFingerprint className="i s" aria-hidden />
          {methodLabels.passkey}
        </Button>
      ) : (
        <form {...form.props} aria-label={messages.secondStep}>
          <CodeField wiring={form.text('code')} from={method === 'recovery' ? 'recovery' : 'app'} />
          <SubmitButton sending={form.sending}>{messages.continue}</SubmitButton>
        </form>
      )}
      {methods.length > 1 && (
        <ul className={styles.methods}>
          {methods
            .filter((each) => each !== method)
            .map((each) => (
              <li key={each}>
                <Button
                  kind="quiet"
                  onClick={() => {
                    setPasskeyProblem(undefined)
                    form.change('code', '')
                    setMethod(each)
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
