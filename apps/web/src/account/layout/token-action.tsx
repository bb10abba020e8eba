import type { Done, CallOutcome } from '@sitewright/api'
import { accountMessages } from '@sitewright/api/messages'
import { useState, type ReactNode } from 'react'
import { NoReferrer, useFragmentToken } from '../../sign-in/fragment-token.tsx'
import { toCallFailure } from '../../session/outcomes.ts'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { FrameTitle } from '../../ui/sign-in/frame.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

interface TokenActionProps {
  title: string
  text: string
  /** What the button does. */
  action: string
  run: (token: string) => Promise<CallOutcome<Done>>
  /** The way on where the link does not work any more. */
  fallback?: ReactNode
}

type Stage = { kind: 'ready' } | { kind: 'sending' } | { kind: 'done' | 'refused'; message: string }

/**
 * One act with the token of a mail. A press does it and not the visit, since mail programs visit links before
 * their readers do.
 */
export function TokenAction({ title, text, action, run, fallback }: TokenActionProps) {
  const token = useFragmentToken()
  const [stage, setStage] = useState<Stage>({ kind: 'ready' })
  const send = async (): Promise<void> => {
    if (stage.kind === 'sending') return
    setStage({ kind: 'sending' })
    const outcome = await run(token)
    setStage(
      outcome.ok
        ? { kind: 'done', message: outcome.answer.message }
        : { kind: 'refused', message: toCallFailure(outcome).message }
    )
  }
  return (
    <>
      <NoReferrer />
      <FrameTitle title={title}>{text}</FrameTitle>
      {token === '' && <Banner tone="bad">{accountMessages.linkIncomplete}</Banner>}
      {stage.kind === 'refused' && <Banner tone="bad">{stage.message}</Banner>}
      {stage.kind === 'done' && <Banner tone="good">{stage.message}</Banner>}
      {(token === '' || stage.kind === 'refused') && fallback}
      {token !== '' && (stage.kind === 'ready' || stage.kind === 'sending') && (
        <form
          aria-label={title}
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <SubmitButton sending={stage.kind === 'sending'}>{action}</SubmitButton>
        </form>
      )}
      <ButtonLink kind={stage.kind === 'done' ? 'go' : 'quiet'} to="/auth/login">
        Sign in
      </ButtonLink>
    </>
  )
}
