import { useState } from 'react'
import { providerName, providersOf } from '../../domain/auth.ts'
import { errorMessage } from '../../domain/messages.ts'
import { authMessages } from '../../domain/messages/auth.ts'
import { useBackend } from '../../ui/backend.tsx'
import { Button } from '../../ui/button.tsx'
import { useSite } from '../../ui/site-context.tsx'
import { useStatus } from '../../ui/status.tsx'
import { useArrival } from './use-arrival.ts'

/** Social login: one button for each provider. */
export function SocialLoginButtons() {
  const backend = useBackend()
  const say = useStatus()
  const arrive = useArrival()
  const [busy, setBusy] = useState<string | null>(null)

  async function signIn(provider: string) {
    if (busy !== null) return
    setBusy(provider)
    const result = await backend.signInWith(provider)
    setBusy(null)
    if (!result.ok) say(errorMessage(result.code), 'error')
    else if (result.value.kind === 'redirect') window.location.assign(result.value.url)
    else arrive(authMessages.signedIn)
  }

  return (
    <div className="social">
      {providersOf(useSite()).map((provider) => (
        <Button
          key={provider}
          look="quiet"
          busy={busy === provider}
          aria-label={authMessages.continueWith(providerName(provider))}
          onClick={() => void signIn(provider)}
        >
          {providerName(provider)}
        </Button>
      ))}
    </div>
  )
}
