import { accountMessages } from '@sitewright/api/messages'
import type { Area, PendingSignIn } from '@sitewright/client'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useAuth } from './auth.tsx'
import { oauthUrl, secondStepUrl } from './oauth.ts'
import { VerifySecondFactor } from './second-step/verify-second-factor.tsx'
import { SignInForm } from './sign-in-form.tsx'
import styles from './sign-in-again.module.css'

interface SignInAgainProps {
  area: Area
  /** Why the session has ended. */
  reason: string
  email: string
  /** The page that stays open below. */
  from: string
  onLeave: () => void
}

/**
 * Sign-in over a page whose session has ended: the page and its dialogs stay as they are, with what was typed. A
 * sign-in in another tab or window ends it too.
 */
export function SignInAgain({ area, reason, email, from, onLeave }: SignInAgainProps) {
  const { session } = useAuth()
  const navigate = useNavigate()
  const [pending, setPending] = useState<PendingSignIn>()
  const startOver = (): void => setPending(undefined)
  return (
    <Dialog title={accountMessages.signInAgain} opened persistent size={440} onClose={onLeave}>
      <div className={styles.form}>
        <Banner tone="info">{reason}</Banner>
        {pending === undefined ? (
          <>
            <p>{accountMessages.inputIsSaved}</p>
            <SignInForm
              area={area}
              from={from}
              email={email}
              onChallenge={(context) => {
                const begun = session.pendingSignIn()
                // A second factor to set up, or codes to store, have a page of their own.
                if (begun === undefined || begun.challenge.enrol || begun.challenge.keepUntil !== null)
                  return void navigate(secondStepUrl(context))
                setPending(begun)
              }}
              onProvider={(provider, context) => {
                window.open(
                  oauthUrl(provider, { ...context, from: '' }),
                  'sign-in',
                  'popup,width=520,height=720'
                )
              }}
            />
          </>
        ) : (
          <VerifySecondFactor pending={pending} onSignedIn={startOver} onExpired={startOver} />
        )}
        <Button kind="quiet" onClick={onLeave}>
          {accountMessages.leavePage}
        </Button>
      </div>
    </Dialog>
  )
}
