import { useEffect } from 'react'
import type { ClientSession } from '../session/client-session.ts'

/** A revocation counts on every server within 2 s of it, and shows here within 5 (security bar 20). */
const pollIntervalMs = 3000

/** Notices that a session was ended elsewhere while its page is looked at and nobody does anything. */
export function useSessionPolling(session: ClientSession, isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void session.probe()
    }, pollIntervalMs)
    return () => clearInterval(timer)
  }, [session, isHeld])
}
