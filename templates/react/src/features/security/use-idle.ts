import { useCallback, useEffect, useRef, useState } from 'react'
import { idleState, nextCheck, type IdleState } from '../../domain/security.ts'
import { useStore } from '../../ui/backend.tsx'

/** Kept in the browser's storage, so that work in one tab keeps the others signed in. */
const key = 'last-used'

/** Milliseconds between two notes of when the visitor was last here. */
const noteEvery = 5000

const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** Idle time of the visitor. `stay` counts as activity. */
export function useIdle(signedInAt: number, onExpired: () => void): { idle: IdleState; stay: () => void } {
  const store = useStore()
  const [idle, setIdle] = useState<IdleState>({ kind: 'active' })
  const expired = useRef(onExpired)
  useEffect(() => {
    expired.current = onExpired
  })

  const lastUsed = useCallback(() => {
    const noted = store.get(key)
    return Math.max(signedInAt, typeof noted === 'number' ? noted : 0)
  }, [store, signedInAt])

  const stay = useCallback(() => {
    store.set(key, Date.now())
    setIdle({ kind: 'active' })
  }, [store])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    function look() {
      const now = Date.now()
      const next = idleState(lastUsed(), now)
      setIdle(next)
      if (next.kind === 'expired') expired.current()
      else timer = setTimeout(look, nextCheck(lastUsed(), now))
    }
    // While the warning is open only its answer counts as activity: moving the pointer by accident does not.
    function note() {
      const now = Date.now()
      if (now - lastUsed() > noteEvery && idleState(lastUsed(), now).kind === 'active') store.set(key, now)
    }
    look()
    for (const sign of signs) window.addEventListener(sign, note, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of signs) window.removeEventListener(sign, note)
    }
  }, [store, lastUsed])

  return { idle, stay }
}
