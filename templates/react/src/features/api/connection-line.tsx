import '../../styles/ui/connection.css'
import { useBackendStatus } from '../../app/backend.tsx'
import { connectionOf } from '../../domain/api.ts'

/** A word on the connection, in the footer. */
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
