import { apiErrors } from '@sitewright/api/errors'
import { accountMessages, callMessages } from '@sitewright/api/messages'
import { parseProviderReturn, type ProviderReturn } from '@sitewright/api/provider-return'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAuth } from '../../sign-in/auth.tsx'
import { NoReferrer } from '../../sign-in/fragment-token.tsx'
import { landingPath, secondStepUrl, consumeOauthProvider } from '../../session/oauth.ts'
import type { ClientSession } from '../../session/client-session.ts'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { FrameTitle } from '../../ui/sign-in/frame.tsx'
import { toast } from '../../ui/toast.ts'
import { exchangeCode, type CallbackResult } from './exchange-code.ts'

/** Where a provider sends people back to: it finishes the sign-in and leads on, or says what went wrong. */
export function Callback() {
  const { session } = useAuth()
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const begun = useRef(false)
  const [fault, setFault] = useState<Extract<CallbackResult, { kind: 'failed' }>>()
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const provider = consumeOauthProvider()
    const returned = parseProviderReturn(hash)
    void (
      returned === undefined
        ? exchangeCode(session, provider, new URLSearchParams(search))
        : finishOnServer(session, returned)
    ).then((finished) => {
      if (finished.kind === 'leads') return navigate(finished.to, { replace: true })
      if (finished.area === 'user') return setFault(finished)
      toast({ tone: 'bad', title: accountMessages.oauthTitle, text: finished.message })
      return navigate('/admin', { replace: true })
    })
  }, [session, hash, search, navigate])
  return (
    <>
      <NoReferrer />
      <FrameTitle title={fault === undefined ? 'Signing in' : accountMessages.oauthTitle} />
      {fault === undefined ? (
        <p role="status" aria-busy="true">
          {accountMessages.checking}
        </p>
      ) : (
        <>
          <Banner tone="bad">{fault.message}</Banner>
          <ButtonLink kind="go" to="/auth/login">
            Back to sign-in
          </ButtonLink>
        </>
      )}
    </>
  )
}

/** Finishes what the server has already done: the session or the challenge is picked up by a call. */
async function finishOnServer(session: ClientSession, returned: ProviderReturn): Promise<CallbackResult> {
  const { area, redirect: from } = returned
  switch (returned.status) {
    case 'error':
      return { kind: 'failed', area, message: apiErrors[returned.code].message }
    case 'linked':
      return { kind: 'leads', to: from }
    case 'done': {
      await session.resumeFromCookie(area)
      const state = session.get()
      if (state.kind === 'signed-in') return { kind: 'leads', to: landingPath({ area, from }) }
      const { refused, unanswered } = callMessages.oauthLogin
      return { kind: 'failed', area, message: state.kind === 'unanswered' ? unanswered : refused }
    }
    case 'challenge': {
      const called = await session.call('POST /api/auth/oauth/challenge', { body: {} })
      const outcome = session.completeSignIn(called, { area, from, remember: false }, callMessages.oauthCallback)
      if (outcome.kind === 'refused') return { kind: 'failed', area, message: outcome.refusal.message }
      return { kind: 'leads', to: secondStepUrl({ area, from, remember: false }) }
    }
  }
}
