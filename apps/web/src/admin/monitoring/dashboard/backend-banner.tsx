import { backendMessages } from '@sitewright/api/messages'
import { useBackend } from '../../../sign-in/auth.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Status } from '../../../ui/status.tsx'
import styles from './dashboard.module.css'
import { dashboardMessages as words } from './messages.ts'

/** Whether the backend answers, as the health check of every 30 seconds found it, and why not (spec 2 §4). */
export function BackendBanner() {
  const { backend } = useBackend()
  if (backend.kind === 'connecting') return null
  if (backend.kind === 'available')
    return (
      <p className={styles.available} role="status">
        <Status tone="success">{backendMessages.available}</Status>{' '}
        {words.backend.version(backend.version, backend.latencyMs)}
      </p>
    )
  const isDemo = backend.kind === 'demo'
  return (
    <Banner tone={isDemo ? 'info' : 'warning'}>
      <b>{isDemo ? backendMessages.demo : backendMessages.silent}</b> {backend.reason}
    </Banner>
  )
}
