import { backendMessages } from '@sitewright/api/messages'
import { useEffect } from 'react'
import { useBackend } from '../../sign-in/auth.tsx'

/** Milliseconds between two health checks (spec 2 §9). */
const probeIntervalMs = 30_000

/** Health of the backend, polled while the page is open. */
export function BackendFact() {
  const { backend, reconnect } = useBackend()
  useEffect(() => {
    const timer = setInterval(() => void reconnect(), probeIntervalMs)
    return () => clearInterval(timer)
  }, [reconnect])
  return (
    <div>
      <dt>Backend</dt>
      <dd>
        {backend.kind === 'available'
          ? `${backendMessages.available}, version ${backend.version}`
          : backend.kind === 'unreachable'
            ? backendMessages.silent
            : backendMessages.demo}
      </dd>
    </div>
  )
}
