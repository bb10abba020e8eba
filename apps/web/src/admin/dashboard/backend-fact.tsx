import { backendMessages } from '@sitewright/api/messages'
import { useEffect } from 'react'
import { useBackend } from '../../sign-in/auth.tsx'

/** Milliseconds between two looks at the backend (spec 2 §9). */
const probeIntervalMs = 30_000

/** Whether a server answers, looked at again and again while the page is open. */
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
          : backend.kind === 'silent'
            ? backendMessages.silent
            : backendMessages.demo}
      </dd>
    </div>
  )
}
