import { backendMessages } from '@sitewright/api/messages'
import { useBackend } from '../../sign-in/auth.tsx'

/** What the last health check found. */
export function BackendFact() {
  const { backend } = useBackend()
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
