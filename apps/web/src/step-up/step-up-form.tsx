import type { ApiCalls, StepUpMethod } from '@sitewright/api'
import { requestPasskey, type CallFailure, type ClientSession } from '@sitewright/client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useAuth } from '../sign-in/auth.tsx'
import { Button } from '../ui/button.tsx'
import { useForm } from '../ui/form.ts'
import { SubmitButton } from '../ui/submit-button.tsx'
import { toMutationResult } from '../requests/mutation-result.ts'
import { QueryBoundary } from '../requests/query-boundary.tsx'
import { secondFactorQuery } from './step-up.api.ts'
import { CredentialField } from './credential-field.tsx'
import { credentialMessages, stepUpMessages } from './messages.ts'
import { ProviderStepUp } from './provider-step-up.tsx'
import { stepUp } from './step-up.api.ts'
import styles from './step-up.module.css'

/** Called with whether the user has re-authenticated; false where they declined. */
type OnStepUpSettled = (proved: boolean) => void

/** Properties of the form that re-authenticates a user. */
export interface StepUpFormProps {
  onSettled: OnStepUpSettled
}

/** Re-authenticates the user, with one of the methods that they have. */
export function StepUpForm({ onSettled }: StepUpFormProps) {
  return (
    <QueryBoundary query={useQuery(secondFactorQuery)} rows={2}>
      {({ stepUp: [first, ...others] }) =>
        first === undefined ? (
          <ProviderStepUp onCancel={() => onSettled(false)} />
        ) : (
          <MethodChoice methods={[first, ...others]} onSettled={onSettled} />
        )
      }
    </QueryBoundary>
  )
}

interface MethodChoiceProps {
  methods: readonly [StepUpMethod, ...StepUpMethod[]]
  onSettled: OnStepUpSettled
}

function MethodChoice({ methods, onSettled }: MethodChoiceProps) {
  const [method, setMethod] = useState<StepUpMethod>(methods[0])
  return (
    <div className={styles.form}>
      <p className="muted">{stepUpMessages.why}</p>
      <MethodForm key={method} method={method} onSettled={onSettled}>
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <button key={other} type="button" className="link" onClick={() => setMethod(other)}>
              {credentialMessages[other].name}
            </button>
          ))}
      </MethodForm>
    </div>
  )
}

interface MethodFormProps {
  method: StepUpMethod
  onSettled: OnStepUpSettled
  /** The buttons of the other methods. */
  children: readonly ReactNode[]
}

function MethodForm({ method, onSettled, children }: MethodFormProps) {
  const { session } = useAuth()
  const reauthenticate = useMutation(stepUp)
  const { text, sending, props } = useForm({
    initial: { credential: '' },
    validate: ({ credential }) =>
      method !== 'passkey' && credential === ''
        ? { credential: stepUpMessages.required(credentialMessages[method].label) }
        : {},
    send: async ({ credential }) => {
      const created = await createCredential(method, credential, session)
      if (!created.ok) return { fields: { credential: created.failure.message } }
      const result = await toMutationResult(reauthenticate.mutateAsync({ body: created.body }))
      if (result.kind === 'failed') return { fields: { credential: result.failure.message } }
      onSettled(true)
      return undefined
    }
  })
  return (
    <form className={styles.form} {...props}>
      <CredentialField method={method} wiring={text('credential')} />
      {children.length > 0 && (
        <p className={styles.methods}>
          {stepUpMessages.instead}
          {children}
        </p>
      )}
      <div className="dialog-footer">
        <Button onClick={() => onSettled(false)}>{stepUpMessages.cancel}</Button>
        <SubmitButton sending={sending}>{stepUpMessages.confirm}</SubmitButton>
      </div>
    </form>
  )
}

type StepUpBody = ApiCalls['POST /api/auth/step-up']['input']['body']

/** The body of the call: what was typed, or the WebAuthn assertion of a passkey. */
async function createCredential(
  method: StepUpMethod,
  typed: string,
  session: ClientSession
): Promise<{ ok: true; body: StepUpBody } | { ok: false; failure: CallFailure }> {
  if (method === 'password') return { ok: true, body: { password: typed } }
  if (method !== 'passkey') return { ok: true, body: { code: typed } }
  const result = await requestPasskey(session)
  return result.ok ? { ok: true, body: { passkey: result.passkey } } : result
}
