import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { onToast, waitingToasts } from './toast.ts'

const Toasts = lazy(async () => ({ default: (await import('./toasts.tsx')).Toasts }))

/** Where messages appear; what draws them is fetched with the first one. */
export function Toaster() {
  const waiting = useSyncExternalStore(onToast, waitingToasts, waitingToasts)
  const [used, setUsed] = useState(false)
  if (waiting.length > 0 && !used) setUsed(true)
  return used ? (
    <Suspense>
      <Toasts waiting={waiting} />
    </Suspense>
  ) : null
}
