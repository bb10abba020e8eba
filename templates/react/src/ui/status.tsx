import '../styles/ui/status.css'
import { createContext, use, useState, type ReactNode } from 'react'
import { clock } from '../browser/clock.ts'
import { createStatus, type Status } from '../domain/sessions/status.ts'
import { Notice } from './notice.tsx'
import { useObservable } from './use-observable.ts'

const StatusContext = createContext<Status['say']>(() => {})

/** The live region of the site: messages at the bottom of the window, announced by screen readers. */
export function StatusProvider({ children }: { children: ReactNode }) {
  const [status] = useState(() => createStatus(clock))
  const shown = useObservable(status)
  return (
    <StatusContext value={status.say}>
      {children}
      <div className="status" role="status" aria-live={shown?.tone === 'error' ? 'assertive' : 'polite'}>
        {shown && (
          <Notice key={shown.id} tone={shown.tone} onDismiss={status.dismiss}>
            {shown.message}
          </Notice>
        )}
      </div>
    </StatusContext>
  )
}

/** `const say = useStatus()`, then `say(authMessages.updated)`. */
export function useStatus(): Status['say'] {
  return use(StatusContext)
}
