import type { ApiCalls, StepUpMethod } from '@sitewright/api'
import { useState, type ReactNode } from 'react'
import { useAuth } from '../../../sign-in/auth.tsx'
import { toCallFailure, type CallFailure } from '../../../session/outcomes.ts'
import { requestPasskey } from '../../../session/passkey.ts'
import type { ClientSession } from '../../../session/client-session.ts'
import { Button } from '../../../ui/button.tsx'
import { useForm } from '../../../ui/form.ts'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { profileMessages } from '../messages.ts'
import { QueryBoundary } from '../parts/query-boundary.tsx'
import { useSecondFactor } from '../requests/use-second-factor.ts'
import { useStepUp } from '../requests/use-step-up.ts'
import { credentialMessages, stepUpMessages } from './messages.ts'
import { CredentialField } from './credential-field.tsx'
import { ProviderStepUp } from './provider-step-up.tsx'
import styles from './step-up.module.css'

/** Tells whether the person has proved who they are; false where they changed their mind. */
type OnStepUpSettled = (proved: boolean) => void

/** Asks for a fresh proof, in one of the ways that this person has. */
export function StepUpForm({ onSettled }: { onSettled: OnStepUpSettled }) {
  return (
    <QueryBoundary query={useSecondFactor()} rows={2}>
      {({ stepUp: [first, ...others] }) =>
        first === undefined ? (
          <ProviderStepUp onCancel={() => onSettled(false)} />
        ) : (
          <MethodChoice ways={[first, ...others]} onSettled={onSettled} />
        )
      }
    </QueryBoundary>
  )
}

interface MethodChoiceProps {
  ways: readonly [StepUpMethod, ...StepUpMethod[]]
  onSettled: OnStepUpSettled
}

function MethodChoice({ ways, onSettled }: MethodChoiceProps) {
  const [way, setWay] = useState<StepUpMethod>(ways[0])
  return (
    <div className={styles.form}>
      <p className="muted">{stepUpMessages.why}</p>
      <MethodForm key={way} way={way} onSettled={onSettled}>
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <button key={other} type="button" className="link" onClick={() => setWay(other)}>
              {credentialMessages[other].name}
            </button>
          ))}
      </MethodForm>
    </div>
  )
}

interface MethodFormProps {
  way: StepUpMethod
  onSettled: OnStepUpSettled
  /** The other ways. */
  children: readonly ReactNode[]
}

function MethodForm({ way, onSettled, children }: MethodFormProps) {
  const { session } = useAuth()
  const stepUp = useStepUp()
  const { text, sending, props } = useForm({
    initial: { proof: '' },
    faultsOf: ({ proof }) =>
      way !== 'passkey' && proof === '' ? { proof: stepUpMessages.required(credentialMessages[way].label) } : {},
    send: async ({ proof }) => {
      const body = await createCredential(way, proof, session)
      if ('refusal' in body) return { fields: { proof: body.refusal.message } }
      const outcome = await stepUp({ body })
      if (!outcome.ok) return { fields: { proof: toCallFailure(outcome).message } }
      onSettled(true)
      return undefined
    }
  })
  return (
    <form className={styles.form} {...props}>
      <CredentialField way={way} wiring={text('proof')} />
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

type StepUpCredential = ApiCalls['POST /api/auth/step-up']['input']['body']

async function createCredential(
  way: StepUpMethod,
  typed: string,
  session: ClientSession
): Promise<StepUpCredential | { refusal: CallFailure }> {
  if (way === 'password') return { password: typed }
  if (way !== 'passkey') return { code: typed }
  const proof = await requestPasskey(session)
  return proof.ok ? { passkey: proof.passkey } : proof
}
