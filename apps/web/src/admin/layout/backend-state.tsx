import { backendMessages } from '@sitewright/api/messages'
import { useEffect } from 'react'
import { useBackend } from '../../sign-in/auth.tsx'
import { Status } from '../../ui/status.tsx'
import styles from './navigation.module.css'

/** Milliseconds between two health checks (spec 2 §9). */
const probeIntervalMs = 30_000

/** Whether the backend answers, looked at again while the panel is open. */
export function BackendState() {
  const { backend, reconnect } = useBackend()
  useEffect(() => {
    const timer = setInterval(() => void reconnect(), probeIntervalMs)
    return () => clearInterval(timer)
  }, [reconnect])
  return (
    <p className={styles.foot}>
      {backend.kind === 'available' ? (
        <>
          <Status tone="success">{backendMessages.available}</Status>
          <span className="num">{backend.version}</span>
        </>
      ) : (
        <Status tone={backend.kind === 'unreachable' ? 'warning' : 'info'}>
          {backend.kind === 'unreachable' ? backendMessages.silent : backendMessages.demo}
        </Status>
      )}
    </p>
  )
}
