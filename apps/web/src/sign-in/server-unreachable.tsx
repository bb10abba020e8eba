import { backendMessages } from '@sitewright/api/messages'
import { useState } from 'react'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { useAuth, useBackend } from './auth.tsx'
import styles from './server-unreachable.module.css'

/**
 * For a user who is signed in to a server that is unreachable: a retry, and the demo only if wanted. As a whole page
 * it has a title.
 */
export function ServerUnreachable({ titled = false }: { titled?: boolean }) {
  const { session } = useAuth()
  const { backend, reconnect, showDemo } = useBackend()
  const [busy, setBusy] = useState(false)
  const retry = async (): Promise<void> => {
    if (busy) return
    setBusy(true)
    await reconnect()
    if (session.get().kind === 'unreachable') await session.start()
    setBusy(false)
  }
  return (
    <section className={styles.unreachable} aria-label={backendMessages.silent}>
      {titled ? (
        <h1>{backendMessages.silent}</h1>
      ) : (
        <Banner tone="danger">
          <strong>{backendMessages.silent}</strong>
        </Banner>
      )}
      <p>{backendMessages.silentNote}</p>
      <div className={styles.actions}>
        <Button kind="go" aria-disabled={busy || undefined} onClick={() => void retry()}>
          {backendMessages.tryAgain}
        </Button>
        {backend.kind === 'unreachable' && (
          <Button onClick={() => void showDemo()}>{backendMessages.lookAtDemo}</Button>
        )}
      </div>
    </section>
  )
}
