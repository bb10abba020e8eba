import { validateEmail } from '@sitewright/api/forms'
import { accountMessages } from '@sitewright/api/messages'
import { toCallFailure } from '@sitewright/client'
import { useState } from 'react'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { useAuth } from './auth.tsx'
import styles from './resend-verification.module.css'

type Stage = { kind: 'ready' } | { kind: 'sending' } | { kind: 'sent' | 'failed'; message: string }

/** Resends the verification mail; the answer does not reveal which accounts exist. */
export function ResendVerification({ email, why }: { email: string; why?: string }) {
  const { session } = useAuth()
  const [stage, setStage] = useState<Stage>({ kind: 'ready' })
  const send = async (): Promise<void> => {
    if (stage.kind === 'sending') return
    const problem = validateEmail(email)
    if (problem !== undefined) return setStage({ kind: 'failed', message: problem })
    setStage({ kind: 'sending' })
    const outcome = await session.call('POST /api/auth/email/resend', { body: { email } })
    setStage(
      outcome.ok
        ? { kind: 'sent', message: outcome.answer.message }
        : { kind: 'failed', message: toCallFailure(outcome).message }
    )
  }
  if (stage.kind === 'sent') return <Banner tone="success">{stage.message}</Banner>
  return (
    <>
      {stage.kind === 'failed' && <Banner tone="danger">{stage.message}</Banner>}
      <p className={styles.resend}>
        {why !== undefined && <span>{why}</span>}
        <Button aria-disabled={stage.kind === 'sending' || undefined} onClick={() => void send()}>
          {accountMessages.sendAgain}
        </Button>
      </p>
    </>
  )
}
