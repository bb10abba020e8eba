import { useLayoutEffect, useRef } from 'react'
import { backendMessages } from '@sitewright/api/messages'
import { useBackend } from '../../sign-in/auth.tsx'
import { followText } from '../../ui/age/follow-age.ts'
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

/** It is written each second, not drawn anew. */
function CheckedAgo({ at }: { at: number }) {
  const element = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (!element.current) return undefined
    return followText(element.current, (now) => words.checked(Math.max(0, Math.floor((now - at) / 1000))))
  }, [at])
  return <span ref={element} className="num" />
}
