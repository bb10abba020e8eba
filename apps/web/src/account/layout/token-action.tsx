import type { Done } from '@sitewright/api'
import { accountMessages } from '@sitewright/api/messages'
import { toCallFailure, type CallOutcome } from '@sitewright/client'
import { useState, type ReactNode } from 'react'
import { NoReferrer, useFragmentToken } from '../../sign-in/fragment-token.tsx'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { SignInTitle } from '../../ui/sign-in/sign-in-frame.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { signInMessages as messages } from '../../sign-in/messages.ts'

interface TokenActionProps {
  title: string
  text: string
  /** The label of the button. */
  action: string
  run: (token: string) => Promise<CallOutcome<Done>>
  /** Drawn where the link does not work any more. */
  fallback?: ReactNode
}

type Stage = { kind: 'ready' } | { kind: 'sending' } | { kind: 'done' | 'failed'; message: string }

/**
 * One action with the token of a mail. It takes a press of the button, since mail programs prefetch links before
 * their readers open them.
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
        : { kind: 'failed', message: toCallFailure(outcome).message }
    )
  }
  return (
    <>
      <NoReferrer />
      <SignInTitle title={title}>{text}</SignInTitle>
      {token === '' && <Banner tone="danger">{accountMessages.linkIncomplete}</Banner>}
      {stage.kind === 'failed' && <Banner tone="danger">{stage.message}</Banner>}
      {stage.kind === 'done' && <Banner tone="success">{stage.message}</Banner>}
      {(token === '' || stage.kind === 'failed') && fallback}
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
        {messages.signIn}
      </ButtonLink>
    </>
  )
}
