import type { ClientSession } from '@sitewright/client'
import { useEffect, useRef } from 'react'

/** A revocation takes effect on every server within 2 s, and shows here within 5 (security bar 20). */
const pollIntervalMs = 3000

interface PollingOptions {
  isSignedIn: boolean
  /** True where an open event stream reports it: the server ends the stream with its session. @default false */
  isStreamed?: boolean
}

/**
 * Polls the session while its page is visible, so that a session which was ended elsewhere ends here. An open event stream
 * takes its place; once it is over, the session is asked at once.
 */
export function useSessionPolling(
  session: ClientSession,
  { isSignedIn, isStreamed = false }: PollingOptions
): void {
  const wasStreamed = useRef(false)
  useEffect(() => {
    const ask = (): void => {
      if (document.visibilityState === 'visible') void session.probe()
    }
    if (isSignedIn && wasStreamed.current && !isStreamed) ask()
    wasStreamed.current = isStreamed
    if (!isSignedIn || isStreamed) return undefined
    const timer = setInterval(ask, pollIntervalMs)
    return () => clearInterval(timer)
  }, [session, isSignedIn, isStreamed])
}
