import { useEffect } from 'react'
import type { Session } from './session.ts'

/** A revocation counts on every server within 2 s of it, and shows here within 5 (security bar 20). */
const everyMs = 3000

/** Notices that a session was ended elsewhere while its page is looked at and nobody does anything. */
export function useWatchedSession(session: Session, isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void session.look()
    }, everyMs)
    return () => clearInterval(timer)
  }, [session, isHeld])
}
