import { isRemembered } from '@sitewright/client'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { redirectToProvider } from '../sign-in/oauth.ts'
import { browserStorage } from '../lib/browser-storage.ts'
import { useAuth } from '../sign-in/auth.tsx'
import { Button } from '../ui/button.tsx'
import { ProviderButtons } from '../ui/sign-in/providers.tsx'
import { connectionsQuery } from './step-up.api.ts'
import { QueryBoundary } from '../requests/query-boundary.tsx'
import { stepUpMessages } from './messages.ts'
import styles from './step-up.module.css'

/** Step-up for users without a password: they sign in with their provider again. */
export function ProviderStepUp({ onCancel }: { onCancel: () => void }) {
  const { state } = useAuth()
  const { pathname } = useLocation()
  const leave = (provider: string): void => {
    const area = state.kind === 'signed-in' ? state.area : 'user'
    redirectToProvider(provider, { area, remember: isRemembered(browserStorage()), from: pathname })
  }
  return (
    <QueryBoundary query={useQuery(connectionsQuery)} rows={1}>
      {({ connections }) => (
        <div className={styles.form}>
          <p className="muted">{stepUpMessages.again}</p>
          <ProviderButtons
            providers={connections.map(({ provider, displayName }) => ({ id: provider, displayName }))}
            verb={stepUpMessages.againWith}
            onPick={leave}
          />
          <div className="dialog-footer">
            <Button onClick={onCancel}>{stepUpMessages.cancel}</Button>
          </div>
        </div>
      )}
    </QueryBoundary>
  )
}
