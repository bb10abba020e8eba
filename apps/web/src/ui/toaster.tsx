import { lazyOnFirstUse } from '../lib/lazy-on-first-use.tsx'
import { useStore } from '../lib/use-store.ts'
import { haveToastsBeenTaken, waitingToasts } from './toast.ts'

const Toasts = lazyOnFirstUse(
  async () => (await import('./toasts.tsx')).Toasts,
  // A layout that takes the place of another one goes on showing what that one began to show.
  ({ waiting }) => waiting.length > 0 || haveToastsBeenTaken()
)

/** The outlet of toasts; its code is loaded lazily with the first one. */
export function Toaster() {
  return <Toasts waiting={useStore(waitingToasts)} />
}
