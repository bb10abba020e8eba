import { useEffect, useState } from 'react'
import { installOffer, dismissalMs, type InstallOffer } from '../../domain/pwa.ts'
import { useStore } from '../../ui/backend.tsx'
import { useNow } from '../../ui/use-client.ts'

/** The event with which Chromium says that the site can be installed; no standard types it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const quietKey = 'install-quiet-until'

interface Install {
  offer: InstallOffer
  install: () => Promise<void>
  dismiss: () => void
}

export function useInstall(): Install {
  const store = useStore()
  const now = useNow()?.getTime()
  const [prompt, setPrompt] = useState<InstallPrompt | null>(null)
  const [gone, setGone] = useState(false)

  useEffect(() => {
    const keep = (event: Event) => {
      if (!isInstallPrompt(event)) return
      event.preventDefault()
      setPrompt(event)
    }
    const installed = () => setGone(true)
    window.addEventListener('beforeinstallprompt', keep)
    window.addEventListener('appinstalled', installed)
    return () => {
      window.removeEventListener('beforeinstallprompt', keep)
      window.removeEventListener('appinstalled', installed)
    }
  }, [])

  function dismiss() {
    store.set(quietKey, Date.now() + dismissalMs)
    setGone(true)
  }

  const quietUntil = store.get(quietKey)
  const offer =
    now === undefined || gone
      ? null
      : installOffer(
          {
            userAgent: navigator.userAgent,
            touchPoints: navigator.maxTouchPoints,
            standalone: isStandalone(),
            quietUntil: typeof quietUntil === 'number' ? quietUntil : 0,
            now
          },
          prompt !== null
        )

  return {
    offer,
    dismiss,
    install: async () => {
      await prompt?.prompt()
      const choice = await prompt?.userChoice
      // A prompt can be shown once; the browser sends another one when it is ready to.
      setPrompt(null)
      if (choice?.outcome === 'dismissed') dismiss()
    }
  }
}

function isInstallPrompt(event: Event): event is InstallPrompt {
  return 'prompt' in event && 'userChoice' in event
}

function isStandalone(): boolean {
  return (
    window.matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true
  )
}
