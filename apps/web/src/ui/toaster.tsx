import { lazyOnFirstUse } from '../lib/lazy-on-first-use.tsx'
import { useStore } from '../lib/use-store.ts'
import { waitingToasts } from './toast.ts'

const Toasts = lazyOnFirstUse(
  async () => (await import('./toasts.tsx')).Toasts,
  ({ waiting }) => waiting.length > 0
)

/** The outlet of toasts; its code is loaded lazily with the first one. */
export function Toaster() {
  return <Toasts waiting={useStore(waitingToasts)} />
}
