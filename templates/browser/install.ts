import type { Store } from '../domain/backend/storage.ts'
import { dismissalMs, installOffer, type InstallOffer } from '../domain/features/pwa.ts'
import { createObservable, whileObserved, type Observable } from '../domain/sessions/observable.ts'

/** The event with which Chromium says that the site can be installed; no standard types it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const quietKey = 'install-quiet-until'

interface InstallOptions {
  store: Store
  now: () => number
  getWindow?: () => Window
}

/** How the site can be installed, to be offered to the visitor; null where it cannot, or should not be offered. */
export interface Install extends Observable<InstallOffer> {
  /** Shows the prompt of the browser. A visitor who declines there has declined the offer. */
  install: () => Promise<void>
  /** Declines the offer, for a while. */
  dismiss: () => void
}

export function createInstall({ store, now, getWindow = () => window }: InstallOptions): Install {
  const offer = createObservable<InstallOffer>(null)
  let prompt: InstallPrompt | null = null
  let isOver = false

  function update() {
    const target = getWindow()
    const quietUntil = store.get(quietKey)
    const environment = {
      userAgent: target.navigator.userAgent,
      touchPoints: target.navigator.maxTouchPoints,
      standalone: isStandalone(target),
      quietUntil: typeof quietUntil === 'number' ? quietUntil : 0,
      now: now()
    }
    offer.set(isOver ? null : installOffer(environment, prompt !== null))
  }
  function end() {
    isOver = true
    offer.set(null)
  }
  function dismiss() {
    store.set(quietKey, now() + dismissalMs)
    end()
  }

  return {
    get: offer.get,
    subscribe: whileObserved(offer, () => {
      const target = getWindow()
      const keepPrompt = (event: Event) => {
        if (!isInstallPrompt(event)) return
        event.preventDefault()
        prompt = event
        update()
      }
      target.addEventListener('beforeinstallprompt', keepPrompt)
      target.addEventListener('appinstalled', end)
      update()
      return () => {
        target.removeEventListener('beforeinstallprompt', keepPrompt)
        target.removeEventListener('appinstalled', end)
      }
    }),
    dismiss,
    async install() {
      if (prompt === null) return
      const current = prompt
      // A prompt can be shown once; the browser sends another one when it is ready to.
      prompt = null
      await current.prompt()
      const { outcome } = await current.userChoice
      if (outcome === 'dismissed') dismiss()
      else update()
    }
  }
}

function isInstallPrompt(event: Event): event is InstallPrompt {
  return 'prompt' in event && 'userChoice' in event
}

function isStandalone(target: Window): boolean {
  return (
    target.matchMedia('(display-mode: standalone)').matches ||
    Reflect.get(target.navigator, 'standalone') === true
  )
}
