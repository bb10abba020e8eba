import { useMemo } from 'react'
import { goTo } from '../../browser/page.ts'
import { providerName, providersOf } from '../../domain/auth.ts'
import { authMessages } from '../../domain/messages/auth.ts'
import { createSocialSignIn } from '../../domain/sessions/sign-in.ts'
import { useBackend } from '../../ui/backend.tsx'
import { Button } from '../../ui/button.tsx'
import { useSite } from '../../ui/site-context.tsx'
import { useStatus } from '../../ui/status.tsx'
import { useObservable } from '../../ui/use-observable.ts'
import { useArrival } from './use-arrival.ts'

/** Social login: one button for each provider. */
export function SocialLoginButtons() {
  const backend = useBackend()
  const say = useStatus()
  const arrive = useArrival()
  const session = useMemo(() => createSocialSignIn({ backend, say, arrive, goTo }), [backend, say, arrive])
  const busy = useObservable(session)
  return (
    <div className="social">
      {providersOf(useSite()).map((provider) => (
        <Button
          key={provider}
          look="quiet"
          busy={busy === provider}
          aria-label={authMessages.continueWith(providerName(provider))}
          onClick={() => void session.signInWith(provider)}
        >
          {providerName(provider)}
        </Button>
      ))}
    </div>
  )
}
