import type { Backend } from '../domain/backend/port.ts'

type Tab = Pick<Window, 'origin' | 'addEventListener' | 'removeEventListener'> & {
  navigator: { locks?: { request: (name: string, run: () => Promise<void>) => Promise<void> } }
  document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
}

/** A backend whose outbox is flushed in one tab at a time (Web Locks): all tabs share it. */
export function flushInOneTab(backend: Backend, getTab: () => Tab = () => window): Backend {
  return {
    ...backend,
    async flush() {
      const { navigator, origin } = getTab()
      // A frame without an origin of its own, such as a preview, has no locks, and shares nothing with other pages.
      if (navigator.locks === undefined || origin === 'null') return backend.flush()
      return navigator.locks.request('outbox', () => backend.flush())
    }
  }
}

/** Flushes the outbox now, with the network, and when the page is shown, until the returned function is called. */
export function keepFlushing(
  { flush }: Pick<Backend, 'flush'>,
  getTab: () => Tab = () => window
): () => void {
  const tab = getTab()
  const { document } = tab
  const flushNow = () => void flush()
  const flushWhenShown = () => {
    if (document.visibilityState === 'visible') flushNow()
  }
  flushNow()
  tab.addEventListener('online', flushNow)
  document.addEventListener('visibilitychange', flushWhenShown)
  return () => {
    tab.removeEventListener('online', flushNow)
    document.removeEventListener('visibilitychange', flushWhenShown)
  }
}
