import type { ClientSession } from '@sitewright/client'
import { useEffect } from 'react'

/** A revocation takes effect on every server within 2 s, and shows here within 5 (security bar 20). */
const pollIntervalMs = 3000

/** Polls the session while its page is visible, so that a session which was ended elsewhere ends here. */
export function useSessionPolling(session: ClientSession, isSignedIn: boolean): void {
  useEffect(() => {
    if (!isSignedIn) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void session.probe()
    }, pollIntervalMs)
    return () => clearInterval(timer)
  }, [session, isSignedIn])
}
