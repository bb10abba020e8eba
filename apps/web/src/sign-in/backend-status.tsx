import { accountMessages, backendMessages } from '@sitewright/api/messages'
import { useEffect } from 'react'
import { ToneIcon } from '../ui/banner.tsx'
import { useBackend } from './auth.tsx'
import { signInMessages as messages } from './messages.ts'
import styles from './backend-status.module.css'

/** Health of the backend, in a line of the page's footer. */
export function BackendStatus({ figures = false }: { figures?: boolean }) {
  const { backend, findBackend } = useBackend()
  useEffect(() => void findBackend(), [findBackend])
  if (backend.kind === 'connecting') return <p className={styles.line}>{accountMessages.checking}</p>
  if (backend.kind === 'demo')
    return (
      <p className={styles.line}>
        <span className={styles.warning}>
          <ToneIcon tone="warning" />
        </span>
        {backendMessages.demo}
        <span className={styles.figures}>{backend.reason}</span>
      </p>
    )
  if (backend.kind === 'unreachable')
    return (
      <p className={styles.line}>
        <span className={styles.warning}>
          <ToneIcon tone="warning" />
        </span>
        {backendMessages.silent}
      </p>
    )
  return (
    <>
      <p className={styles.line}>
        <span className={styles.success}>
          <ToneIcon tone="success" />
        </span>
        {backendMessages.available}
      </p>
      {figures && (
        <p className={`num ${styles.figures}`}>
          {messages.backendFigures(backend.version, backend.latencyMs)}
        </p>
      )}
    </>
  )
}
