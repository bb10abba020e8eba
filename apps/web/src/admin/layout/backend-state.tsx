import { backendMessages } from '@sitewright/api/messages'
import { useBackend } from '../../sign-in/auth.tsx'
import { Status } from '../../ui/status.tsx'
import styles from './navigation.module.css'

/** Whether the backend answered the last health check. */
export function BackendState() {
  const { backend } = useBackend()
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
