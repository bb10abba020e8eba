import '../../styles/ui/connection.css'
import { connectionOf } from '../../domain/api.ts'
import { useBackendStatus } from '../../ui/backend.tsx'

/** Connection status, in the footer. */
export function ConnectionLine() {
  const connection = connectionOf(useBackendStatus())
  return (
    <span className="connection" role="status">
      {connection && (
        <>
          <i data-tone={connection.tone} />
          {connection.text}
        </>
      )}
    </span>
  )
}
