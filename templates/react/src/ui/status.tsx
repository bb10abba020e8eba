import '../styles/ui/status.css'
import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react'
import { Notice, type NoticeTone } from './notice.tsx'

type Say = (message: string, tone?: NoticeTone) => void

const StatusContext = createContext<Say>(() => {})

/** Milliseconds that a message stays. An error stays until it is closed. */
const stay = 6000

/** The live region of the site: messages at the bottom of the window, announced by screen readers. */
export function StatusProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ id: number; message: string; tone: NoticeTone } | null>(null)
  const say = useCallback<Say>((message, tone = 'success') => {
    setShown((last) => ({ id: (last?.id ?? 0) + 1, message, tone }))
  }, [])

  useEffect(() => {
    if (shown === null || shown.tone === 'error') return
    const timer = setTimeout(() => setShown(null), stay)
    return () => clearTimeout(timer)
  }, [shown])

  return (
    <StatusContext value={say}>
      {children}
      <div className="status" role="status" aria-live={shown?.tone === 'error' ? 'assertive' : 'polite'}>
        {shown && (
          <Notice key={shown.id} tone={shown.tone} onDismiss={() => setShown(null)}>
            {shown.message}
          </Notice>
        )}
      </div>
    </StatusContext>
  )
}

/** `const say = useStatus()`, then `say(authMessages.updated)`. */
export function useStatus(): Say {
  return use(StatusContext)
}
