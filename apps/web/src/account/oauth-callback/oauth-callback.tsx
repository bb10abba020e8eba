import { apiErrors } from '@sitewright/api/errors'
import { accountMessages, callMessages } from '@sitewright/api/messages'
import { parseProviderReturn, type ProviderReturn } from '@sitewright/api/provider-return'
import type { ClientSession } from '@sitewright/client'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { consumeOauthProvider, landingPath, secondStepUrl } from '../../sign-in/oauth.ts'
import { useAuth } from '../../sign-in/auth.tsx'
import { NoReferrer } from '../../sign-in/fragment-token.tsx'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { SignInTitle } from '../../ui/sign-in/sign-in-frame.tsx'
import { toast } from '../../ui/toast.ts'
import { exchangeCode, type CallbackResult } from './exchange-code.ts'
import { signInMessages as messages } from '../../sign-in/messages.ts'

/** The OAuth callback page: finishes the sign-in and redirects, or says what went wrong. */
export function OauthCallback() {
  const { session } = useAuth()
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const begun = useRef(false)
  const [failed, setFailed] = useState<Extract<CallbackResult, { kind: 'failed' }>>()
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const provider = consumeOauthProvider()
    const returned = parseProviderReturn(hash)
    void (
      returned === undefined
        ? exchangeCode(session, provider, new URLSearchParams(search))
        : takeUpResult(session, returned)
    ).then((result) => {
      if (result.kind === 'redirect') return navigate(result.to, { replace: true })
      if (result.area === 'user' || result.isOutsider === true) return setFailed(result)
      toast({ tone: 'danger', title: accountMessages.oauthTitle, text: result.message })
      return navigate('/admin', { replace: true })
    })
  }, [session, hash, search, navigate])
  return (
    <>
      <NoReferrer />
      <SignInTitle title={failed === undefined ? messages.signingIn : accountMessages.oauthTitle} />
      {failed === undefined ? (
        <p role="status" aria-busy="true">
          {accountMessages.checking}
        </p>
      ) : (
        <>
          <Banner tone="danger">{failed.message}</Banner>
          <ButtonLink kind="go" to="/auth/login">
            {messages.backToSignIn}
          </ButtonLink>
        </>
      )}
    </>
  )
}

/** Takes over what the server has done already, with a call that fetches the session or the challenge. */
async function takeUpResult(session: ClientSession, returned: ProviderReturn): Promise<CallbackResult> {
  const { area, redirect: from } = returned
  switch (returned.status) {
    case 'error':
      return {
        kind: 'failed',
        area,
        message: apiErrors[returned.code].message,
        isOutsider: returned.code === 'auth.no-panel'
      }
    case 'tried':
      // The popup of a test: the page that opened it shows the result.
      window.close()
      return { kind: 'failed', area: 'user', message: accountMessages.trialDone }
    case 'linked':
      return { kind: 'redirect', to: from }
    case 'done': {
      await session.resumeFromCookie(area)
      const state = session.get()
      if (state.kind === 'signed-in') return { kind: 'redirect', to: landingPath({ area, from }) }
      const { refused, unanswered } = callMessages.oauthLogin
      return { kind: 'failed', area, message: state.kind === 'unreachable' ? unanswered : refused }
    }
    case 'challenge': {
      const called = await session.call('POST /api/auth/oauth/challenge', { body: {} })
      const context = { area, from, remember: false }
      const outcome = session.completeSignIn(called, context, callMessages.oauthCallback)
      if (outcome.kind === 'failed') return { kind: 'failed', area, message: outcome.failure.message }
      return { kind: 'redirect', to: secondStepUrl(context) }
    }
  }
}
