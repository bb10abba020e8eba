import type { ApiCalls, StepUpMethod } from '@sitewright/api'
import { useState, type ReactNode } from 'react'
import { useAuth } from '../../../session/auth.tsx'
import { refusalOf, type Refusal } from '../../../session/outcomes.ts'
import { askPasskey } from '../../../session/passkey.ts'
import type { Session } from '../../../session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { useForm } from '../../../ui/form.ts'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { profileMessages } from '../messages.ts'
import { Answer } from '../parts/answer.tsx'
import { useSecondFactor } from '../requests/use-second-factor.ts'
import { useStepUp } from '../requests/use-step-up.ts'
import { proofWords, stepUpMessages } from './messages.ts'
import { ProofField } from './proof-field.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import styles from './step-up.module.css'

/** Tells whether the person has proved who they are; false where they changed their mind. */
type Settle = (proved: boolean) => void

/** Asks for a fresh proof, in one of the ways that this person has. */
export function StepUpForm({ onSettled }: { onSettled: Settle }) {
  return (
    <Answer query={useSecondFactor()} rows={2}>
      {({ stepUp: [first, ...others] }) =>
        first === undefined ? (
          <SignInAgain onCancel={() => onSettled(false)} />
        ) : (
          <Ways ways={[first, ...others]} onSettled={onSettled} />
        )
      }
    </Answer>
  )
}

interface WaysProps {
  ways: readonly [StepUpMethod, ...StepUpMethod[]]
  onSettled: Settle
}

function Ways({ ways, onSettled }: WaysProps) {
  const [way, setWay] = useState<StepUpMethod>(ways[0])
  return (
    <div className={styles.form}>
      <p className="muted">{stepUpMessages.why}</p>
      <WayForm key={way} way={way} onSettled={onSettled}>
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <button key={other} type="button" className="link" onClick={() => setWay(other)}>
              {proofWords[other].name}
            </button>
          ))}
      </WayForm>
    </div>
  )
}

interface WayFormProps {
  way: StepUpMethod
  onSettled: Settle
  /** The other ways. */
  children: readonly ReactNode[]
}

function WayForm({ way, onSettled, children }: WayFormProps) {
  const { session } = useAuth()
  const stepUp = useStepUp()
  const { text, sending, props } = useForm({
    initial: { proof: '' },
    faultsOf: ({ proof }) =>
      way !== 'passkey' && proof === '' ? { proof: stepUpMessages.required(proofWords[way].label) } : {},
    send: async ({ proof }) => {
      const body = await proofOf(way, proof, session)
      if ('refusal' in body) return { fields: { proof: body.refusal.message } }
      const outcome = await stepUp({ body })
      if (!outcome.ok) return { fields: { proof: refusalOf(outcome).message } }
      onSettled(true)
      return undefined
    }
  })
  return (
    <form className={styles.form} {...props}>
      <ProofField way={way} wiring={text('proof')} />
      {children.length > 0 && (
        <p className={styles.ways}>
          {stepUpMessages.instead}
          {children}
        </p>
      )}
      <div className="dialog-foot">
        <Button onClick={() => onSettled(false)}>{profileMessages.cancel}</Button>
        <SubmitButton sending={sending}>{stepUpMessages.confirm}</SubmitButton>
      </div>
    </form>
  )
}

type Proof = ApiCalls['POST /api/auth/step-up']['input']['body']

async function proofOf(
  way: StepUpMethod,
  typed: string,
  session: Session
): Promise<Proof | { refusal: Refusal }> {
  if (way === 'password') return { password: typed }
  if (way !== 'passkey') return { code: typed }
  const proof = await askPasskey(session)
  return proof.ok ? { passkey: proof.passkey } : proof
}
