import { backendMessages } from '@sitewright/api/messages'
import { useBackend } from '../../sign-in/auth.tsx'
import { useSeconds } from '../../ui/age/use-seconds.ts'
import { Status } from '../../ui/status.tsx'
import { layoutMessages as words } from './messages.ts'
import styles from './navigation.module.css'

/** Whether the backend answered the last health check, how fast, and when that was. */
export function BackendState() {
  const { backend } = useBackend()
  return (
    <div className={styles.foot}>
      {backend.kind === 'available' ? (
        <>
          <Status tone="success">{backendMessages.available}</Status>
          <span className="num">{backend.version}</span>
          <span className="num">{words.latency(backend.latencyMs)}</span>
          <CheckedAgo at={backend.checkedAt} />
        </>
      ) : (
        <Status tone={backend.kind === 'unreachable' ? 'warning' : 'info'}>
          {backend.kind === 'unreachable' ? backendMessages.silent : backendMessages.demo}
        </Status>
      )}
    </div>
  )
}

function CheckedAgo({ at }: { at: number }) {
  const seconds = Math.max(0, Math.floor((useSeconds() - at) / 1000))
  return <span className="num">{words.checked(seconds)}</span>
}
