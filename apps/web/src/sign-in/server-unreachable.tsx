import { backendMessages } from '@sitewright/api/messages'
import { useState } from 'react'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { useAuth, useBackend } from './auth.tsx'
import styles from './server-unreachable.module.css'

/**
 * For somebody who is signed in to a server that does not answer: it is asked again, and the demo only if wanted. Where
 * it is the whole page, it has the title of one.
 */
export function ServerUnreachable({ titled = false }: { titled?: boolean }) {
  const { session } = useAuth()
  const { backend, reconnect, showDemo } = useBackend()
  const [busy, setBusy] = useState(false)
  const again = async (): Promise<void> => {
    if (busy) return
    setBusy(true)
    await reconnect()
    if (session.get().kind === 'unanswered') await session.start()
    setBusy(false)
  }
  return (
    <section className={styles.silent} aria-label={backendMessages.silent}>
      {titled ? (
        <h1>{backendMessages.silent}</h1>
      ) : (
        <Banner tone="bad">
          <strong>{backendMessages.silent}</strong>
        </Banner>
      )}
      <p>{backendMessages.silentNote}</p>
      <div className={styles.acts}>
        <Button kind="go" aria-disabled={busy || undefined} onClick={() => void again()}>
          {backendMessages.tryAgain}
        </Button>
        {backend.kind === 'silent' && (
          <Button onClick={() => void showDemo()}>{backendMessages.lookAtDemo}</Button>
        )}
      </div>
    </section>
  )
}
