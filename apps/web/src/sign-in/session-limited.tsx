import { accountMessages, backendMessages } from '@sitewright/api/messages'
import { useState } from 'react'
import { formatClockTime } from '../lib/time.ts'
import { useClock } from '../lib/use-clock.ts'
import { Banner } from '../ui/banner.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { SignInTitle } from '../ui/sign-in/sign-in-frame.tsx'
import { useAuth } from './auth.tsx'
import styles from './server-unreachable.module.css'

/** For a session that is not renewed for a while, since it was too often: until when, and how to go on. */
export function SessionLimited({ until, signIn }: { until: number; signIn: string }) {
  const { session } = useAuth()
  const [busy, setBusy] = useState(false)
  const retry = async (): Promise<void> => {
    if (busy) return
    setBusy(true)
    await session.start()
    setBusy(false)
  }
  return (
    <section className={styles.unreachable} aria-label={accountMessages.limited}>
      <SignInTitle title={accountMessages.limited}>
        <LimitedNote until={until} />
      </SignInTitle>
      <div className={styles.actions}>
        <Button kind="go" aria-disabled={busy || undefined} onClick={() => void retry()}>
          {backendMessages.tryAgain}
        </Button>
        <ButtonLink to={signIn}>{accountMessages.signInAgain}</ButtonLink>
      </div>
    </section>
  )
}

/** The same above a sign-in form. */
export function LimitedBanner({ until }: { until: number }) {
  return (
    <Banner tone="warning">
      <strong>{accountMessages.limited}.</strong> <LimitedNote until={until} />
    </Banner>
  )
}

function LimitedNote({ until }: { until: number }) {
  const clock = useClock()
  const minute = 60_000
  return accountMessages.limitedNote(formatClockTime(Math.ceil(until / minute) * minute, clock))
}
