import type { Store } from '../domain/backend/storage.ts'
import { canRegisterWorker, dismissalMs, installOffer, type InstallOffer } from '../domain/features/pwa.ts'
import { createObservable, whileObserved, type Observable } from '../domain/sessions/observable.ts'

interface UpdateOptions {
  /** The folder of the host that the site stands in, as `/shop`; empty where it has the host for itself. */
  base: string
  /** False while the site is developed: what is cached for offline use would hide changes. */
  enabled: boolean
  getWindow?: () => Window
}

/** - offered: a newer version of the site is there - loading: the visitor has accepted it */
export type UpdateState = 'none' | 'offered' | 'postponed' | 'loading'

/** The service worker of the site, and its updates. Nothing happens until the visitor accepts one. */
export interface Update extends Observable<UpdateState> {
  /** Loads the page from the newer version. */
  accept: () => void
  postpone: () => void
}

/** Registers the service worker while somebody listens, and offers newer versions. */
export function createUpdate({ base, enabled, getWindow = () => window }: UpdateOptions): Update {
  const state = createObservable<UpdateState>('none')
  let newer: ServiceWorker | undefined

  function offer(worker: ServiceWorker) {
    newer = worker
    if (state.get() === 'none') state.set('offered')
  }

  function start() {
    const target = getWindow()
    const { document, location, navigator } = target
    if (!enabled || !canRegisterWorker(location)) return () => {}
    let left = false
    let registration: ServiceWorkerRegistration | undefined

    async function register() {
      try {
        registration = await navigator.serviceWorker.register(`${base}/sw.js`)
      } catch (error) {
        // Without it the site needs a network, which is no reason to break the page.
        console.warn(error)
        return
      }
      if (!left) follow(registration, navigator.serviceWorker, offer)
    }
    const registerNow = () => void register()
    const lookForUpdate = () => {
      if (document.visibilityState === 'visible') registration?.update().catch(() => {})
    }

    if (document.readyState === 'complete') registerNow()
    else target.addEventListener('load', registerNow, { once: true })
    document.addEventListener('visibilitychange', lookForUpdate)
    const unfollow = followController(navigator, offer)
    return () => {
      left = true
      unfollow()
      target.removeEventListener('load', registerNow)
      document.removeEventListener('visibilitychange', lookForUpdate)
    }
  }

  return {
    get: state.get,
    subscribe: whileObserved(state, start),
    accept() {
      if (newer === undefined || state.get() === 'loading') return
      state.set('loading')
      load(newer, getWindow().location)
    },
    postpone() {
      if (state.get() !== 'none') state.set('postponed')
    }
  }
}

/** Calls back once a new version waits. The very first one does not wait: there is nothing to replace. */
function follow(
  registration: ServiceWorkerRegistration,
  container: ServiceWorkerContainer,
  tell: (worker: ServiceWorker) => void
): void {
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && container.controller) tell(worker)
    })
  if (registration.waiting && container.controller) tell(registration.waiting)
  // Opening the page has looked for an update already.
  watch(registration.installing)
  registration.addEventListener('updatefound', () => watch(registration.installing))
}

/** Calls back when another tab has let a newer version take over: this page is still of the one before. */
function followController(navigator: Navigator, tell: (worker: ServiceWorker) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {}
  const container = navigator.serviceWorker
  let before = container.controller
  const onChange = () => {
    if (before !== null && container.controller !== null) tell(container.controller)
    before = container.controller
  }
  container.addEventListener('controllerchange', onChange)
  return () => container.removeEventListener('controllerchange', onChange)
}

/** Loads the page from the newer version, which is activated first (skipWaiting) where it still waits. */
function load(worker: ServiceWorker, location: Location): void {
  if (worker.state !== 'installed') return location.reload()
  worker.addEventListener('statechange', () => {
    if (worker.state !== 'activating') location.reload()
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  worker.postMessage({ type: 'SKIP_WAITING' })
}

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
